import { VISITED_LINK } from '../../../../../test/support/decided-visits';
import type { VisitedLink } from '../../domain/visit/visited-link';
import { LinksInUse } from './links-in-use';

const linkOf = (id: number): VisitedLink => ({ ...VISITED_LINK, id });

describe('links in use', () => {
  let links: LinksInUse;
  beforeEach(() => {
    const sizeOf = (_: string, { id }: VisitedLink): number => (id > 1_000 ? 60 : 1);
    links = new LinksInUse({ most: 3, maxSize: 100, sizeOf });
  });

  const keep = (...ids: number[]): void => {
    for (const id of ids) links.keep(`slug-${id}`, linkOf(id));
  };
  const known = (...ids: number[]): number[] => ids.filter((id) => links.get(`slug-${id}`)?.id === id);

  it('stay while they are visited, and go when as many others were visited meanwhile', () => {
    keep(1, 2, 3, 4, 5);
    expect(known(1)).toEqual([1]);
    keep(6);
    expect(known(2, 3)).toEqual([]);
    expect(known(1, 4, 5, 6)).toEqual([1, 4, 5, 6]);
    expect(links.size).toBe(4);
  });

  it('keep to their share of memory', () => {
    keep(1_001, 1_002, 1_003);
    expect(known(1_001)).toEqual([]);
    expect(known(1_002, 1_003)).toEqual([1_002, 1_003]);
  });

  it('take no more of it when one is kept again and again', () => {
    for (let n = 0; n < 10; n += 1) keep(1_001);
    keep(1, 2);
    expect([known(1_001, 1, 2), links.size]).toEqual([[1_001, 1, 2], 3]);
    links.delete('slug-1001');
    keep(1_002);
    expect(known(1_001, 1, 2, 1_002)).toEqual([1, 2, 1_002]);
  });

  it('are gone from both turns when they are deleted', () => {
    keep(1, 2, 3, 4);
    for (const id of [1, 4]) links.delete(`slug-${id}`);
    expect(known(1, 2, 3, 4)).toEqual([2, 3]);
  });

  it('are only told of when asked for in doubt, until they are kept anew', () => {
    keep(1, 2, 3, 4);
    links.doubtAll();
    expect(known(1, 2, 3, 4)).toEqual([]);
    expect([1, 4].map((id) => links.doubted(`slug-${id}`)?.id)).toEqual([1, 4]);
    keep(1);
    expect([known(1), links.doubted('slug-1')]).toEqual([[1], undefined]);
    keep(5, 6, 7);
    expect([known(1, 5, 6, 7), links.doubted('slug-4')]).toEqual([[1, 5, 6, 7], undefined]);
  });

  it('are no more than those of two turns, however often they are doubted', () => {
    for (let id = 1; id <= 20; id += 1) {
      keep(id);
      links.doubtAll();
    }
    expect(links.size).toBe(6);
    expect([14, 15, 20].map((id) => links.doubted(`slug-${id}`)?.id)).toEqual([undefined, 15, 20]);
    for (let id = 1_001; id <= 1_005; id += 1) {
      keep(id);
      links.doubtAll();
    }
    expect(links.size).toBe(3);
  });
});
