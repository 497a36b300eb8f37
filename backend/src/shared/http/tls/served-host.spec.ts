import { isMisdirected, servedHostIn } from './served-host';

/** 253 characters. */
const NAME = `${`${'a'.repeat(63)}.`.repeat(3)}${'a'.repeat(61)}`;

it.each([
  ['go.shop.tw', 'go.shop.tw'],
  ['GO.Shop.TW', 'go.shop.tw'],
  ['go.shop.tw.', 'go.shop.tw'],
  ['go.shop.tw:443', null],
  ['127.0.0.1', null],
  ['::1', null],
  ['localhost', null],
  ['', null],
  ['.', null],
  ['a..b', null],
  ['*.shop.tw', null],
  [NAME, NAME],
  [`${'a.'.repeat(127)}a`, null],
  ['go.shop.tw\0', null],
])('the server name %j names the host %j', (name, host) => {
  expect(servedHostIn(name)).toBe(host);
});

it.each([
  ['go.shop.tw', 'go.shop.tw', false],
  ['go.shop.tw', 'GO.shop.tw.:8443', false],
  ['go.shop.tw', 'other.tw', true],
  ['go.shop.tw', undefined, true],
  ['go.shop.tw', '127.0.0.1', true],
])('over a connection to %j, a request for %j is misdirected: %j', (name, header, is) => {
  expect(isMisdirected(name, header)).toBe(is);
});
