import { NO_UTM, type Utm } from './utm';
import { withParameter, withScheme, withUtm } from './utm-address';

const VECTORS: readonly (readonly [string, Partial<Utm>, string])[] = [
  [
    'https://e.test/p?utm_source=a&x=1#f',
    { source: 'b', medium: 'm' },
    'https://e.test/p?utm_source=b&x=1&utm_medium=m#f',
  ],
  [
    'https://e.test/p',
    { campaign: '春季 特賣' },
    'https://e.test/p?utm_campaign=%E6%98%A5%E5%AD%A3%20%E7%89%B9%E8%B3%A3',
  ],
  [
    'https://e.test/?a=%20b&UTM_Source=x&utm_source=y',
    { source: 'z' },
    'https://e.test/?a=%20b&utm_source=z',
  ],
  ['https://e.test/p?q=1+1', { content: 'a&b=c' }, 'https://e.test/p?q=1+1&utm_content=a%26b%3Dc'],
  ['https://e.test/p?', { term: 't' }, 'https://e.test/p?utm_term=t'],
  ['https://e.test/p#a?b', { term: 't' }, 'https://e.test/p?utm_term=t#a?b'],
  ['https://e.test/?%75tm_source=a&empty', { source: 'b' }, 'https://e.test/?utm_source=b&empty'],
  ['https://e.test/?%E0%A4%A=1', { source: 'b' }, 'https://e.test/?%E0%A4%A=1&utm_source=b'],
  ['https://e.test/?a=%20b', { source: ' ' }, 'https://e.test/?a=%20b'],
  ['shopeetw://home?a=1', { source: 'b' }, 'shopeetw://home?a=1'],
];

describe('an address with campaign parameters', () => {
  it.each(VECTORS)('%s with %j', (address, utm, expected) => {
    expect(withUtm(address, { ...NO_UTM, ...utm })).toBe(expected);
  });

  it.each(VECTORS)('%s with %j stays as it is when they are added again', (address, utm) => {
    const once = withUtm(address, { ...NO_UTM, ...utm });
    expect(withUtm(once, { ...NO_UTM, ...utm })).toBe(once);
  });
});

it.each([
  ['', ''],
  [' e.test/p ', 'http://e.test/p'],
  ['HTTPS://e.test', 'HTTPS://e.test'],
  ['shopeetw://home', 'shopeetw://home'],
  ['e.test:80/p', 'http://e.test:80/p'],
])('reads “%s” as “%s”', (typed, expected) => {
  expect(withScheme(typed)).toBe(expected);
});

it.each([
  ['https://e.test/?a=1#f', 'kol', 'amy', 'https://e.test/?a=1&kol=amy#f'],
  ['https://e.test/?KOL=x&kol=y', 'kol', 'a&b', 'https://e.test/?kol=a%26b'],
  ['https://e.test/', 'Ref', '春', 'https://e.test/?Ref=%E6%98%A5'],
  ['shopeetw://home', 'kol', 'amy', 'shopeetw://home'],
])('%s with the parameter %s of %s is %s', (address, name, value, expected) => {
  expect(withParameter(address, name, value)).toBe(expected);
});
