import { DatabaseTimeouts } from '../../../../shared/database/database-timeouts';
import type { LinksForVisits } from '../../../links';
import type { Metrics } from '../../../../shared/health/metrics';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { SecretSettings, StorageSettings } from '../../../../config/settings';
import { SlugSuggestionsService, MISSES } from './slug-suggestions.service';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const never = (): Promise<readonly string[]> => new Promise(() => undefined);

describe('links that were probably meant', () => {
  let asked: { domainId: number; slugs: readonly string[]; now: Date }[];
  let answer: () => Promise<readonly string[]>;
  let counts: Record<string, () => number>;
  let suggestions: SlugSuggestionsService;
  const limits = () =>
    new RateLimits(
      new StorageSettings('/nowhere', null, null, null),
      new SecretSettings('no placeholder but forty random letters'),
    );
  const by = (slug: string, address = '203.0.113.7', now = 0) =>
    suggestions.by({ domainId: 0, slug }, address, now);

  beforeEach(() => {
    asked = [];
    counts = {};
    answer = () => Promise.resolve(['Spring', 'spring', 'sprnig', 'sspring']);
    const source = {
      living: (domainId: number, slugs: readonly string[], now: Date) => {
        asked.push({ domainId, slugs, now });
        return answer();
      },
    } as LinksForVisits;
    const metrics = {
      counter: (name: string, _: string, read: () => number) => {
        counts[name] = read;
      },
    } as unknown as Metrics;
    suggestions = new SlugSuggestionsService(
      source,
      limits(),
      { now: () => NOW },
      new DatabaseTimeouts(),
      metrics,
    );
  });
  const guessed = () => counts['linklet_meant_links_guessed_total']?.();
  const passedOver = () => counts['linklet_meant_links_passed_over_total']?.();

  it('are at most three of those that live, likeliest first, and asked for once by many', async () => {
    const outcomes = await Promise.all([by('SPRING'), by('SPRING'), by('SPRING')]);
    expect(outcomes).toEqual([
      ['spring', 'Spring'],
      ['spring', 'Spring'],
      ['spring', 'Spring'],
    ]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ domainId: 0, now: NOW });
    expect(await by('SPRING', '198.51.100.1', 29_999)).toEqual(['spring', 'Spring']);
    expect(asked).toHaveLength(1);
    await by('SPRING', '198.51.100.1', 30_000);
    expect(asked).toHaveLength(2);
    expect(guessed()).toBe(5);
  });

  it('are not looked up for text that is no slug', async () => {
    expect(await by('a.b')).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('are none for whoever tries addresses, and still some for everybody else', async () => {
    for (let time = 0; time < MISSES.points; time += 1) await by(`tried${String(time)}`);
    expect(asked).toHaveLength(MISSES.points);
    expect(await by('SPRING')).toEqual([]);
    expect(asked).toHaveLength(MISSES.points);
    expect(passedOver()).toBe(1);
    expect(await by('SPRING', '203.0.113.8')).toEqual(['spring', 'Spring']);
  });

  it('are none while the database is late, which is not asked again for a while', async () => {
    answer = never;
    expect(await by('SPRING')).toEqual([]);
    answer = () => Promise.resolve(['spring']);
    expect(await by('SPRING', '203.0.113.7', 4_999)).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(await by('SPRING', '203.0.113.7', 5_000)).toEqual(['spring']);
    expect(passedOver()).toBe(2);
  });

  it('are none while many are being looked up', async () => {
    answer = never;
    const waiting = Array.from({ length: 8 }, (_, index) =>
      by(`waiting${String(index)}`, `203.0.113.${String(index)}`),
    );
    await Promise.resolve();
    await new Promise(setImmediate);
    expect(await by('SPRING', '198.51.100.9')).toEqual([]);
    expect(asked).toHaveLength(8);
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 8 }, () => []));
  });
});
