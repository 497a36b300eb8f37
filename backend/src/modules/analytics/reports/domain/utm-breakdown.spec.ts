import type { LinkUtm } from '../../../links/values';
import { utmLists } from './utm-breakdown';

const clicksOf = (...totals: readonly number[]) =>
  totals.map((total, index) => ({ linkId: index + 1, total, unique: Math.ceil(total / 2) }));
const utmOf = (...all: readonly LinkUtm[]) => new Map(all.map((utm, index) => [index + 1, utm]));

describe('clicks by campaign', () => {
  it('are summed up by each parameter of their links', () => {
    const lists = utmLists(
      clicksOf(10, 4, 3, 2),
      utmOf(
        { source: 'line', medium: 'social', campaign: '春季' },
        { source: 'news', medium: 'email', campaign: '春季' },
        { source: 'line' },
        {},
      ),
    );
    expect(lists).toEqual({
      sources: [
        { name: 'line', total: 13, unique: 7 },
        { name: 'news', total: 4, unique: 2 },
        { name: '', total: 2, unique: 1 },
      ],
      mediums: [
        { name: 'social', total: 10, unique: 5 },
        { name: '', total: 5, unique: 3 },
        { name: 'email', total: 4, unique: 2 },
      ],
      campaigns: [
        { name: '春季', total: 14, unique: 7 },
        { name: '', total: 5, unique: 3 },
      ],
    });
  });

  it('of links that are not the group’s any more count as without', () => {
    expect(utmLists(clicksOf(3), new Map()).sources).toEqual([{ name: '', total: 3, unique: 2 }]);
  });

  it('tell capital letters apart, and no value from the remainder', () => {
    const { sources } = utmLists(
      clicksOf(3, 2, 1),
      utmOf({ source: 'Line' }, { source: 'line' }, { source: '/rest' }),
    );
    expect(sources.map(({ name }) => name)).toEqual(['Line', 'line', 'rest']);
  });

  it('have at most 100 names, the last of which adds up the others and what was not looked at', () => {
    const many = clicksOf(...Array.from({ length: 150 }, () => 2));
    const named = utmOf(...many.map(({ linkId }) => ({ source: `s${String(linkId).padStart(3, '0')}` })));
    const { sources, mediums } = utmLists(many, named, { total: 5, unique: 4 });
    expect(sources).toHaveLength(100);
    expect(sources.at(-1)).toEqual({ name: '/rest', total: 51 * 2 + 5, unique: 51 + 4 });
    expect(mediums).toEqual([
      { name: '', total: 300, unique: 150 },
      { name: '/rest', total: 5, unique: 4 },
    ]);
  });

  it('are none without clicks', () => {
    expect(utmLists([], new Map())).toEqual({ sources: [], mediums: [], campaigns: [] });
  });
});
