import { factsOfHost } from './host-facts';

it.each([
  ['example.com', 'example.com', false],
  ['www.example.com', 'example.com', false],
  ['a.b.example.com.tw', 'example.com.tw', false],
  ['shop.example.idv.tw.', 'example.idv.tw', false],
  ['example.co.jp', 'example.co.jp', false],
  ['xn--fsqu00a.xn--kpry57d', 'xn--fsqu00a.xn--kpry57d', false],
  ['somebody.github.io', 'github.io', true],
  ['github.io', 'github.io', false],
  ['a.b.blogspot.com', 'blogspot.com', true],
  ['shop.example.uk.com', 'uk.com', false],
  ['x.mooo.com', 'mooo.com', true],
  ['mooo.com', 'mooo.com', false],
  ['deep.below.duckdns.org', 'duckdns.org', true],
  ['notmooo.com', 'notmooo.com', false],
  ['sites.google.com', 'google.com', true],
  ['www.google.com', 'google.com', false],
  ['93.184.216.34', null, false],
  ['com.tw', null, false],
  ['nowhere.test', 'nowhere.test', false],
])('%s was registered as %s; anybody gets such a name: %s', (host, domain, isFree) => {
  expect(factsOfHost(host)).toEqual({ domain, isFree });
});
