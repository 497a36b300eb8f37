import * as fc from 'fast-check';
import { tallyCards } from './card-tally';

const AT = 1_790_000_000_000;

describe('who asked for cards', () => {
  it('is one row for each link and program, with the last time', () => {
    expect(
      tallyCards([
        { at: AT + 5, linkId: 7, crawler: 'line' },
        { at: AT + 9, linkId: 7, crawler: 'line' },
        { at: AT + 2, linkId: 7, crawler: 'line' },
        { at: AT, linkId: 7, crawler: 'x' },
        { at: AT, linkId: 8, crawler: 'line' },
        { at: AT + 99, linkId: 7, crawler: null },
      ]),
    ).toEqual([
      { linkId: 7, crawler: 'line', fetches: 3, lastAt: AT + 9 },
      { linkId: 7, crawler: 'x', fetches: 1, lastAt: AT },
      { linkId: 8, crawler: 'line', fetches: 1, lastAt: AT },
    ]);
  });

  it('misses no fetch and invents none', () => {
    const hit = fc.record({
      at: fc.integer({ min: AT, max: AT + 1_000 }),
      linkId: fc.integer({ min: 1, max: 3 }),
      crawler: fc.constantFrom('line', 'facebook', 'apple-messages', null),
    });
    fc.assert(
      fc.property(fc.array(hit), (hits) => {
        const rows = tallyCards(hits);
        const cards = hits.filter(({ crawler }) => crawler !== null);
        expect(rows.reduce((sum, { fetches }) => sum + fetches, 0)).toBe(cards.length);
        for (const { linkId, crawler, lastAt } of rows) {
          const moments = cards.filter((each) => each.linkId === linkId && each.crawler === crawler);
          expect(lastAt).toBe(Math.max(...moments.map(({ at }) => at)));
        }
      }),
    );
  });
});
