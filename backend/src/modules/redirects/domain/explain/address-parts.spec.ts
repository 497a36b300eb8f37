import { type Additions, type AddressPart, partsOf } from './address-parts';

const NOTHING = { utm: null, path: null } as const;
const short = (parts: readonly AddressPart[]): string =>
  parts.map(({ text, from }) => (from === 'address' ? text : `[${from} ${text}]`)).join('');

describe('the parts of an address', () => {
  it.each<[string, Additions, string]>([
    ['https://e.test/', { bare: 'https://e.test/', ...NOTHING }, 'https://e.test/'],
    ['https://e.test/?a&b=1#f', { bare: 'https://e.test/?a&b=1#f', ...NOTHING }, 'https://e.test/?a&b=1#f'],
    [
      'https://e.test/?utm_source=line&utm_medium=social#f',
      { bare: 'https://e.test/#f', ...NOTHING },
      'https://e.test/[smart-utm ?utm_source=line&utm_medium=social]#f',
    ],
    [
      'https://e.test/?utm_medium=x&a=1&utm_source=line',
      { bare: 'https://e.test/?utm_medium=x&a=1', ...NOTHING },
      'https://e.test/?utm_medium=x&a=1[smart-utm &utm_source=line]',
    ],
    [
      'https://e.test/p?utm_source=b&x=1&utm_medium=m#f',
      { bare: 'https://e.test/p?utm_source=a&x=1#f', utm: { source: 'b', medium: 'm' }, path: null },
      'https://e.test/p[campaign ?utm_source=b]&x=1[campaign &utm_medium=m]#f',
    ],
    [
      'https://e.test/?utm_source=a',
      { bare: 'https://e.test/?utm_source=a', utm: { source: 'a' }, path: null },
      'https://e.test/[campaign ?utm_source=a]',
    ],
    [
      'https://e.test/?a=1&kol=%E8%8C%B6&utm_source=line',
      { bare: 'https://e.test/?a=1', utm: null, path: { key: 'kol', value: '茶' } },
      'https://e.test/?a=1[path &kol=%E8%8C%B6][smart-utm &utm_source=line]',
    ],
    [
      'https://e.test/?utm_source=mei',
      { bare: 'https://e.test/', utm: null, path: { key: 'utm_source', value: 'mei' } },
      'https://e.test/[path ?utm_source=mei]',
    ],
    ['https://e.test/?', { bare: 'https://e.test/?', ...NOTHING }, 'https://e.test/?'],
    ['https://e.test/?a=1&&b', { bare: 'https://e.test/?a=1&&b', ...NOTHING }, 'https://e.test/?a=1&&b'],
    ['shopeetw://home?a=1', { bare: 'shopeetw://home?a=1', ...NOTHING }, 'shopeetw://home?a=1'],
    ['https://e.test/?%zz=1', { bare: 'https://e.test/?%zz=1', ...NOTHING }, 'https://e.test/?%zz=1'],
  ])('%j', (address, added, expected) => {
    const parts = partsOf(address, added);
    expect(short(parts)).toBe(expected);
    expect(parts.map(({ text }) => text).join('')).toBe(address);
  });
});
