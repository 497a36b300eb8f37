import { shortened } from './shortened-list';

const item = (name: string, total: number) => ({ name, total, unique: total });

describe('a long list of a breakdown', () => {
  it('stays as it is while it is short', () => {
    expect(shortened([item('a', 2), item('others', 1)], 2)).toEqual([item('a', 2), item('others', 1)]);
  });

  it('ends with the rest in one', () => {
    expect(shortened([item('a', 5), item('b', 4), item('c', 3), item('d', 2)], 3)).toEqual([
      item('a', 5),
      item('b', 4),
      item('others', 5),
    ]);
  });

  it('has one such item, wherever what has no name stood', () => {
    expect(shortened([item('others', 9), item('a', 5), item('b', 4), item('c', 3)], 3)).toEqual([
      item('a', 5),
      item('b', 4),
      item('others', 12),
    ]);
  });
});
