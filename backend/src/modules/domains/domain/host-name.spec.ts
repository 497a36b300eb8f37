import { hostNameIn, isDirectHost, namesBelow } from './host-name';

describe('the name in a host below linklet.example:3000', () => {
  it.each([
    ['ada.linklet.example:3000', 'ada'],
    ['ada.linklet.example', 'ada'],
    ['ADA.Linklet.Example:443', 'ada'],
    ['ada.linklet.example.', 'ada'],
    ['ada.linklet.example.:3000', 'ada'],
    ['linklet.example:3000', null],
    ['.linklet.example', null],
    ['a.b.linklet.example', null],
    ['ada.linklet.example.evil.test', null],
    ['adalinklet.example', null],
    ['ada.linklet.example@evil.test', null],
    ['evil.test', null],
    ['127.0.0.1:3000', null],
    ['[::1]:3000', null],
    ['', null],
  ])('%j is %j', (host, name) => {
    expect(namesBelow('linklet.example:3000')(host)).toBe(name);
  });
});

describe('a host as it is looked up', () => {
  it.each([
    ['Go.Shop.Example', 'go.shop.example'],
    ['go.shop.example.:8443', 'go.shop.example'],
    ['xn--g2xv08c.xn--kpry57d', 'xn--g2xv08c.xn--kpry57d'],
    ['購物.台灣', null],
    ['go_shop.example', null],
    ['-go.example', null],
    ['go..example', null],
    ['localhost:3000', null],
    ['127.0.0.1:3000', null],
    ['[::1]:3000', null],
    ['evil.test:80@linklet.test', null],
    ['<script>alert(1)</script>', null],
    [`${'a'.repeat(64)}.example`, null],
    [`${'a.'.repeat(127)}example`, null],
    ['', null],
  ])('%s is %s', (host, name) => {
    expect(hostNameIn(host)).toBe(name);
  });

  it.each([
    ['localhost:3000', true],
    ['127.0.0.1:3000', true],
    ['10.0.0.7', true],
    ['[::1]:3000', true],
    ['linklet:3000', true],
    ['linklet_web_1', true],
    ['go.shop.example', false],
    ['1.2.3.4.example', false],
    ['<script>', false],
    ['[evil.test]', false],
    ['', false],
  ])('%s came past all names: %s', (host, isDirect) => {
    expect(isDirectHost(host)).toBe(isDirect);
  });
});
