import { Logger } from '@nestjs/common';
import type { GeoLocator } from './geo-locator';
import { reportMapAge } from './load-geo-locator';

const mapOf = (...editions: GeoLocator['editions']): GeoLocator => ({ editions, locate: () => null });
const MAP = mapOf(
  { knows: 'countries', builtAt: new Date('2026-06-17T00:00:00Z') },
  { knows: 'towns', builtAt: new Date('2026-06-05T00:00:00Z') },
);

describe('the line about the map at the start', () => {
  /** What is written, and how loudly. */
  const lineAbout = (map: GeoLocator, now: string): unknown[][] => {
    const lines: unknown[][] = [];
    for (const level of ['log', 'warn'] as const) {
      jest.spyOn(Logger.prototype, level).mockImplementation((...said: readonly unknown[]) => {
        lines.push([level, said[0]]);
      });
    }
    reportMapAge(map, new Date(now));
    jest.restoreAllMocks();
    return lines;
  };

  it('tells the age of each part', () => {
    expect(lineAbout(MAP, '2026-07-01T00:00:00Z')).toEqual([
      [
        'log',
        'Places are found on the map (countries of 2026-06-17, 14 days old; towns of 2026-06-05, 26 days old)',
      ],
    ]);
  });

  it('warns of an old one, and says what fetches a newer one', () => {
    expect(lineAbout(MAP, '2026-10-01T00:00:00Z')).toEqual([
      ['warn', expect.stringMatching(/^The map is old \(.+ 118 days old\): npm run map:refresh /)],
    ]);
  });

  it('is missing where there is no map, of which another line tells', () => {
    expect(lineAbout(mapOf(), '2026-10-01T00:00:00Z')).toEqual([]);
  });
});
