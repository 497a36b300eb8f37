import * as fc from 'fast-check';
import { FACETS } from './facets';
import { facetValue } from './facet-value';
import { forEachAnswer, packClicks, type QuarterClick, unpackClicks } from './packed-quarter';

const value = fc
  .array(fc.string({ unit: 'binary', maxLength: 20 }), { minLength: 1 })
  .map((parts) => facetValue(...parts));
const click: fc.Arbitrary<QuarterClick> = fc.record({
  unique: fc.boolean(),
  facets: fc.record({ mix: value, origin: value, place: value }),
  part: fc.option(fc.nat().map(String)),
});

describe('packed clicks', () => {
  it('are read as they were written, whatever visitors send, and appended to each other', () => {
    fc.assert(
      fc.property(fc.array(click), fc.array(click), (some, more) => {
        expect(unpackClicks(packClicks(some) + packClicks(more))).toEqual([...some, ...more]);
      }),
    );
  });

  it('say what each answers to one question', () => {
    fc.assert(
      fc.property(fc.array(click), (clicks) => {
        for (const facet of FACETS) {
          const answers: [string, boolean][] = [];
          forEachAnswer(packClicks(clicks), facet, (answer, unique) => answers.push([answer, unique]));
          const expected = clicks.map(({ facets, part, unique }) => [
            facet === 'part' ? part : facets[facet],
            unique,
          ]);
          expect(answers).toEqual(expected.filter(([answer]) => answer !== null));
        }
      }),
    );
  });
});
