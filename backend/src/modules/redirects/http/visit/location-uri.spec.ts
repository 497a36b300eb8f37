import fc from 'fast-check';
import { redirectHead } from './answer-head';
import { locationUri } from './location-uri';

const URI =
  /^[a-z][a-z0-9+.-]*:\/\/(\[[0-9a-f:.]+\])?(%[0-9a-f]{2}|[\w.~:/?@!$&'()*+,;=-])*(#(%[0-9a-f]{2}|[\w.~:/?@!$&'()*+,;=-])*)?$/i;

describe('an address as the value of Location', () => {
  it.each([
    'https://e.test/',
    'https://e.test/%7Efoo/%e6%b8%ac?q=a%20b&r=%7E&empty#h',
    "https://e.test/a-._~!$&'()*+,;=:@/?b/?c#d/?e",
    'http://[2606:4700::1111]/a',
    '/path?query',
  ])('stays as it is when it is valid: %s', (address) => {
    expect(locationUri(address)).toBe(address);
  });

  it.each([
    ['https://e.test/?a[]=1&b[c]=2', 'https://e.test/?a%5B%5D=1&b%5Bc%5D=2'],
    ['https://e.test/a^b|c{d}`e', 'https://e.test/a%5Eb%7Cc%7Bd%7D%60e'],
    ['https://e.test/100%', 'https://e.test/100%25'],
    ['https://e.test/?q=5%&r=%zz&s=%2&t=%2F', 'https://e.test/?q=5%25&r=%25zz&s=%252&t=%2F'],
    ['https://e.test/%%41', 'https://e.test/%25%41'],
    ['https://e.test/#a#b[1]', 'https://e.test/#a%23b%5B1%5D'],
    ['https://e.test/?a\\b', 'https://e.test/?a%5Cb'],
    ['https://e.test/?a"b<c>d e', 'https://e.test/?a%22b%3Cc%3Ed%20e'],
    ['http://[2606:4700::1111]/[a]', 'http://[2606:4700::1111]/%5Ba%5D'],
    ['shopeetw://home?x=[1]', 'shopeetw://home?x=%5B1%5D'],
    ['https://e.test/測\uD800', 'https://e.test/%E6%B8%AC%EF%BF%BD'],
  ])('is encoded where it is not: %s', (address, uri) => {
    expect([locationUri(address), redirectHead(address)[1]]).toEqual([uri, uri]);
  });

  it('is a URI, whatever the address has behind its host, and stays as it is then', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (rest) => {
        const uri = locationUri(`https://e.test/${rest}`);
        expect(uri).toMatch(URI);
        expect(locationUri(uri)).toBe(uri);
      }),
    );
  });
});
