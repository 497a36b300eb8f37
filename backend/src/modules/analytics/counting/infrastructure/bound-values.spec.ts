import { chunksBySize } from './bound-values';

describe('parts by size', () => {
  it.each([
    [[], []],
    [[3, 3, 4], [[3, 3, 4]]],
    [
      [3, 3, 5],
      [[3, 3], [5]],
    ],
    [
      [11, 1, 12, 2],
      [[11], [1], [12], [2]],
    ],
    [
      [4, 6, 10, 1, 9, 1],
      [[4, 6], [10], [1, 9], [1]],
    ],
  ])('of %j are %j', (sizes, parts) => {
    expect(chunksBySize(sizes, (size) => size, 10)).toEqual(parts);
  });
});
