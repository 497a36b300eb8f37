// How much a run of the tests tries, as backend/test/support/depth.ts says for the other half: `npm test` proves each
// behaviour once, `npm run test:deep` every combination.
import { env } from 'node:process';

export const isDeep = env['LINKLET_TEST_DEPTH'] === 'deep';

/** A place for a case, by chance but the same for the same seed (the finalizer of MurmurHash3). */
function rankOf(index: number, seed: number): number {
  let mixed = Math.imul(seed ^ (index + 1), 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** All cases in a deep run; otherwise some, in their order. Jest prints its seed; `--seed` draws the same ones again. */
export function sample<T>(cases: readonly T[], count: number, seed = jest.getSeed()): T[] {
  if (isDeep) return [...cases];
  const drawn = cases
    .map((_, index) => index)
    .toSorted((one, other) => rankOf(one, seed) - rankOf(other, seed))
    .slice(0, count);
  return cases.filter((_, index) => drawn.includes(index));
}
