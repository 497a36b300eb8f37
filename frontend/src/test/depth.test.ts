import { isDeep, sample } from './depth';

const CASES = ['a', 'b', 'c', 'd', 'e', 'f'];
const drawnWith = (seed: number, count = 2): string[] => sample(CASES, count, seed);
const SEEDS = Array.from({ length: 200 }, (_, index) => index * 7919 - 500_000);

it('draws as many cases as it is told, in their order, and all of them in a deep run', () => {
  for (const seed of SEEDS) {
    const drawn = drawnWith(seed);
    expect(drawn).toHaveLength(isDeep ? CASES.length : 2);
    expect(drawn).toEqual(drawn.toSorted());
  }
  expect(drawnWith(1, CASES.length)).toEqual(CASES);
  expect(drawnWith(1, 10)).toEqual(CASES);
});

it('draws the same with the same seed, and each case with some seed', () => {
  for (const seed of SEEDS) expect(drawnWith(seed)).toEqual(drawnWith(seed));
  expect([...new Set(SEEDS.flatMap((seed) => drawnWith(seed)))].toSorted()).toEqual(CASES);
});
