import { facetPart } from '../../counting/domain/facet-value';
import { REST, shortened } from './shortened-list';

const item = (name: string, total: number) => ({ name, total, unique: total });

describe('a long list of a breakdown', () => {
  it('stays as it is while it is short', () => {
    expect(shortened([item('a', 2), item('others', 1)], 2)).toEqual([item('a', 2), item('others', 1)]);
  });

  it('ends with the rest in one', () => {
    expect(shortened([item('a', 5), item('b', 4), item('c', 3), item('d', 2)], 3)).toEqual([
      item('a', 5),
      item('b', 4),
      item(REST, 5),
    ]);
  });

  it('keeps the rest apart from what has no name', () => {
    expect(shortened([item('others', 9), item('a', 5), item('b', 4), item('c', 3)], 3)).toEqual([
      item('others', 9),
      item('a', 5),
      item(REST, 7),
    ]);
  });

  it('calls the rest what no answer is called', () => {
    expect(facetPart(REST)).not.toBe(REST);
  });
});
