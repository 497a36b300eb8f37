import { passableQuery, withPassedQuery } from './passed-query';

describe('parameters that may go on to a destination', () => {
  it.each([
    ['', ''],
    ['gclid=abc', 'gclid=abc'],
    ['gclid=a%20b&utm_source=News&x', 'gclid=a%20b&utm_source=News&x'],
    ['a=1&a=2', 'a=1&a=2'],
    ['qr=1&gclid=abc', 'gclid=abc'],
    ['qr=2', 'qr=2'],
    ['seen=card&warned=a.b-c&gclid=abc&seen=yes', 'gclid=abc&seen=yes'],
    ['&&=x&ok=1', 'ok=1'],
    ['bad="quoted"&ok=1', 'ok=1'],
    ['bad=\u00e9&bad=<b>&ok=1', 'ok=1'],
  ])('of %j are %j', (query, passable) => {
    expect(passableQuery(query)).toBe(passable);
  });
});

describe('an address with the parameters of its visitor', () => {
  it.each([
    ['https://a.test/', '', 'https://a.test/'],
    ['https://a.test/', 'gclid=1', 'https://a.test/?gclid=1'],
    ['https://a.test/?', 'gclid=1', 'https://a.test/?gclid=1'],
    ['https://a.test/?b=2#part', 'gclid=1&c=3', 'https://a.test/?b=2&gclid=1&c=3#part'],
    ['https://a.test/?b=2&', 'gclid=1', 'https://a.test/?b=2&gclid=1'],
    ['https://a.test/?gclid=own', 'gclid=1&c=3', 'https://a.test/?gclid=own&c=3'],
    ['https://a.test/?GCLID=own', 'gclid=1', 'https://a.test/?GCLID=own'],
    ['https://a.test/?utm%5Fsource=own', 'UTM_SOURCE=x', 'https://a.test/?utm%5Fsource=own'],
    ['https://a.test/?b=%20+%2B', 'a=%2B+', 'https://a.test/?b=%20+%2B&a=%2B+'],
    ['https://a.test/?X-Amz-Signature=abc', 'gclid=1', 'https://a.test/?X-Amz-Signature=abc'],
  ])('%s with %j is %s', (href, passed, address) => {
    expect(withPassedQuery(href, passed)).toBe(address);
  });
});
