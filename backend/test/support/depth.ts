// How much a run of the tests tries: `npm test` proves each behaviour once, `npm run test:deep` every combination.

export const isDeep = process.env['LINKLET_TEST_DEPTH'] === 'deep';

/** How often something is repeated, or how many cases a property is tried with. */
export const rounds = (short: number, deep: number): number => (isDeep ? deep : short);

/** Numbers from 0 to 1 (mulberry32), the same ones for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** All cases in a deep run; otherwise some, in their order. Jest prints its seed; `--seed` draws the same ones again. */
export function sample<T>(cases: readonly T[], count: number): T[] {
  if (isDeep || count >= cases.length) return [...cases];
  const random = randomNumbers(jest.getSeed());
  const ranks = cases.map(random);
  const last = ranks.toSorted((one, other) => one - other)[count] ?? 1;
  return cases.filter((_, index) => (ranks[index] as number) < last);
}
