import { cutQuery, readQuery, splitAddress, writeQuery } from './query-cut';

const cutX = (href: string) => cutQuery(href, ({ name }) => name === 'x');

describe('cutting pairs out of a query', () => {
  it.each([
    ['the only pair, and the question mark with it', 'https://e.test/?x=1', 'https://e.test/'],
    ['the first pair', 'https://e.test/?x=1&a=1', 'https://e.test/?a=1'],
    ['the last pair', 'https://e.test/?a=1&x=1', 'https://e.test/?a=1'],
    ['a pair in the middle', 'https://e.test/?a=1&x=1&b=2', 'https://e.test/?a=1&b=2'],
    ['every pair of that name', 'https://e.test/?x=1&a&x=2', 'https://e.test/?a'],
    ['a name without a value', 'https://e.test/?x&a', 'https://e.test/?a'],
    ['a name written in percent-encoding', 'https://e.test/?%78=1&a', 'https://e.test/?a'],
    ['the last pair next to an empty piece', 'https://e.test/?&x=1', 'https://e.test/'],
    ['only the query, not the fragment', 'https://e.test/?x=1#x=1', 'https://e.test/#x=1'],
  ])('cuts %s', (_, href, result) => {
    expect(cutX(href)).toBe(result);
  });

  it.each([
    'https://e.test/',
    'https://e.test/?',
    'https://e.test/?#',
    'https://e.test/#?x=1',
    'https://e.test/?xx=1&ax=1&a=x',
    'https://e.test/?a=%20b&c=d+e&empty&e=&&%zz=%',
    'https://e.test/?a=1?x=1',
  ])('leaves every byte of %s', (href) => {
    expect(cutX(href)).toBe(href);
  });

  it('keeps the bytes of the pairs that stay', () => {
    expect(cutX('https://e.test/?a=%20b&x=1&c=%7e+~&empty&&=&%zz')).toBe(
      'https://e.test/?a=%20b&c=%7e+~&empty&&=&%zz',
    );
  });
});

describe('reading a query', () => {
  it('decodes names and values for comparing, and keeps what it cannot decode', () => {
    expect(readQuery('a%20b=c+d&e&f=1=2&%zz=%')).toEqual([
      { raw: 'a%20b=c+d', name: 'a b', value: 'c d' },
      { raw: 'e', name: 'e', value: '' },
      { raw: 'f=1=2', name: 'f', value: '1=2' },
      { raw: '%zz=%', name: '%zz', value: '%' },
    ]);
  });

  it('writes back what it read', () => {
    const query = 'a=%20b&c=d+e&&empty';
    expect(writeQuery(readQuery(query))).toBe(`?${query}`);
    expect(writeQuery([])).toBe('');
  });
});

describe('splitting an address', () => {
  it.each([
    ['https://e.test/a', { path: 'https://e.test/a', query: null, fragment: '' }],
    ['https://e.test/a?', { path: 'https://e.test/a', query: '', fragment: '' }],
    ['https://e.test/a?b?c#d?e#f', { path: 'https://e.test/a', query: 'b?c', fragment: '#d?e#f' }],
    ['https://e.test/a#b?c', { path: 'https://e.test/a', query: null, fragment: '#b?c' }],
  ])('%s', (href, parts) => {
    expect(splitAddress(href)).toEqual(parts);
  });
});
