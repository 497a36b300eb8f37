import * as fc from 'fast-check';
import { HIT_CLASSES } from '../../../../shared/domain/visitor/hit-class';
import { CLICK_FACETS, FACETS, type FacetValues } from './facets';
import { unpackClicks } from './packed-quarter';
import { PackingRoom } from './packing-room';
import { type CountedHit, facetsOfPacked, inOrder, tally } from './tally';

const facetValues = fc.record(
  Object.fromEntries(CLICK_FACETS.map((facet) => [facet, fc.constantFrom('a', 'b', 'others')])),
) as unknown as fc.Arbitrary<FacetValues>;

const hits: fc.Arbitrary<CountedHit[]> = fc.array(
  fc
    .record({
      at: fc.integer({ min: 1_790_000_000_000, max: 1_790_010_000_000 }),
      linkId: fc.integer({ min: 1, max: 3 }),
      groupId: fc.constantFrom(null, 0, 1, 2),
      hitClass: fc.constantFrom(...HIT_CLASSES),
      unique: fc.boolean(),
      person: fc.record({ facets: facetValues }),
    })
    .map((hit) => (hit.hitClass === 'human' ? hit : { ...hit, unique: false })),
);

const sum = (rows: readonly { hits: number; uniques: number }[]) => ({
  hits: rows.reduce((total, row) => total + row.hits, 0),
  uniques: rows.reduce((total, row) => total + row.uniques, 0),
});

describe('tally', () => {
  it('adds equal hits up into one row per counter', () => {
    const facets = {
      mix: 'line/iphone/LINE/zh-TW/TW',
      origin: 'line/direct',
      place: 'TW/TPE/Taipei',
    };
    const hit = {
      at: 1_790_000_000_000,
      linkId: 7,
      groupId: 3,
      hitClass: 'human' as const,
      person: { facets },
    };
    const { totals, facets: rows } = tally([
      { ...hit, unique: true },
      { ...hit, unique: false },
    ]);
    expect(totals).toEqual(
      [-4, 0, 7].map((subject) => ({
        subject,
        hitClass: 'human',
        bucket: 1_988_888,
        hits: 2,
        uniques: 1,
      })),
    );
    expect(rows).toHaveLength(3 * CLICK_FACETS.length + 2);
    const parts = rows.filter(({ facet }) => facet === 'part');
    expect(parts.map(({ subject, value }) => [subject, value])).toEqual([
      [-4, '7'],
      [0, '3'],
    ]);
    expect(rows).toContainEqual({
      subject: 7,
      facet: 'origin',
      bucket: 1_988_888,
      value: 'line/direct',
      hits: 2,
      uniques: 1,
    });
  });

  it('keeps each link, class, bucket and value apart, and every breakdown adds up to the people', () => {
    fc.assert(
      fc.property(hits, (list) => {
        const { totals, facets } = tally(list);
        const humans = list.filter(({ hitClass }) => hitClass === 'human');
        const isOfLink = ({ subject }: { subject: number }) => subject > 0;
        const isOfSite = ({ subject }: { subject: number }) => subject === 0;
        expect(sum(totals.filter(isOfLink)).hits).toBe(list.length);
        expect(sum(totals.filter(isOfSite)).hits).toBe(list.length);
        const clicks = { hits: humans.length, uniques: humans.filter(({ unique }) => unique).length };
        for (const facet of FACETS) {
          const ofFacet = facets.filter((row) => row.facet === facet);
          expect(sum(ofFacet.filter(isOfSite))).toEqual(clicks);
          if (facet !== 'part') expect(sum(ofFacet.filter(isOfLink))).toEqual(clicks);
        }
        const keys = facets.map((row) => [row.subject, row.facet, row.bucket, row.value].join());
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('packs clicks of quarter hours with few, which answer what their counters would', () => {
    fc.assert(
      fc.property(hits, fc.integer({ min: 0, max: 20 }), (list, most) => {
        const counted = tally(list);
        const { totals, facets, packed } = tally(list, new PackingRoom(most));
        expect(totals).toEqual(counted.totals);
        expect(inOrder([...facets, ...facetsOfPacked(packed)])).toEqual(counted.facets);
        for (const { clicks, packed: text } of packed) {
          expect(unpackClicks(text)).toHaveLength(clicks);
          expect(clicks).toBeLessThanOrEqual(most);
        }
        const places = packed.map(({ subject, bucket }) => [subject, bucket]);
        expect(places).toEqual(
          [...places].sort(([one = 0, at = 0], [other = 0, after = 0]) => one - other || at - after),
        );
      }),
    );
  });

  it('yields the same order for the same rows, whatever the order of the hits', () => {
    fc.assert(
      fc.property(hits, (list) => {
        expect(tally([...list].reverse())).toEqual(tally(list));
      }),
    );
  });
});
