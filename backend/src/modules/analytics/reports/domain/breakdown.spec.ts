import * as fc from 'fast-check';
import { breakdown, fitting } from './breakdown';
import { sumOf } from '../../counting/domain/click-count';
import { facetPart } from '../../counting/domain/facet-value';
import {
  DIMENSIONS,
  isOpen,
  type Mix,
  type MixCount,
  mixValue,
  readMix,
  saidMix,
} from '../../counting/domain/mix';

const mix = (source: string, country: string): Mix => ({
  source,
  platform: 'iphone',
  browser: 'Safari',
  language: 'zh-TW',
  country,
});
const rows: MixCount[] = [
  { ...mix('line', 'TW'), total: 3, unique: 1 },
  { ...mix('direct', 'TW'), total: 2, unique: 2 },
  { ...mix('line', 'JP'), total: 1, unique: 1 },
  { ...mix('facebook', 'JP'), total: 4, unique: 0 },
];
const answers = fc.record({
  source: fc.constantFrom('line', 'a/b', ''),
  platform: fc.constantFrom('iphone', 'windows'),
  browser: fc.string({ maxLength: 80 }),
  language: fc.constantFrom('zh-TW', 'en'),
  country: fc.constantFrom('TW', 'JP'),
});
const valueOf = (mixed: Mix): string => mixValue(saidMix(mixed), facetPart(mixed.country));

describe('breakdown', () => {
  it('adds up what gave the same answer, the most first and then by name', () => {
    expect(breakdown(rows, 'source')).toEqual([
      { name: 'facebook', total: 4, unique: 0 },
      { name: 'line', total: 4, unique: 2 },
      { name: 'direct', total: 2, unique: 2 },
    ]);
    expect(breakdown(rows, 'language')).toEqual([{ name: 'zh-TW', total: 10, unique: 4 }]);
    expect(breakdown([], 'country')).toEqual([]);
  });

  it('can be of those alone that gave other answers', () => {
    expect(breakdown(fitting(rows, { source: 'line' }), 'country')).toEqual([
      { name: 'TW', total: 3, unique: 1 },
      { name: 'JP', total: 1, unique: 1 },
    ]);
    expect(fitting(rows, { source: 'line', country: 'DE' })).toEqual([]);
    expect(isOpen({})).toBe(true);
  });

  it('adds up to the same total by each question', () => {
    const count = fc.record({ total: fc.nat(99), unique: fc.nat(99) });
    const table = fc.array(
      fc.tuple(answers, count).map(([mixed, counted]) => ({ ...readMix(valueOf(mixed)), ...counted })),
    );
    fc.assert(
      fc.property(table, (list) => {
        for (const dimension of DIMENSIONS) {
          expect(sumOf(breakdown(list, dimension))).toEqual(sumOf(list));
        }
      }),
    );
  });

  it('keeps what is written, whatever visitors call their browser', () => {
    fc.assert(
      fc.property(answers, (mixed) => {
        const { source, platform, browser, language, country } = readMix(valueOf(mixed));
        expect({ platform, language, country }).toEqual({
          platform: mixed.platform,
          language: mixed.language,
          country: mixed.country,
        });
        expect(source).toBe({ line: 'line', 'a/b': 'a b', '': 'others' }[mixed.source]);
        expect(browser).not.toBe('');
      }),
    );
  });
});
