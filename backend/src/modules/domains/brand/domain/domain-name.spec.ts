import { type DomainNameRules, readDomainName, relativeName, rootOf } from './domain-name';

const OWN = new Set(['linklet.example', 's.linklet.app']);
const RULES: DomainNameRules = {
  isOwnHost: (host) => OWN.has(host) || host.endsWith('.s.linklet.app'),
  firmNames: [],
};
const read = (typed: string) => readDomainName(typed, RULES);

describe('a brand domain', () => {
  it.each([
    ['go.shop.com.tw', 'go.shop.com.tw', 'shop.com.tw', false],
    ['shop.com.tw', 'shop.com.tw', 'shop.com.tw', true],
    ['brand.link', 'brand.link', 'brand.link', true],
    ['SHOP.TW.', 'shop.tw', 'shop.tw', true],
    ['購物.台灣', 'xn--g2xv08c.xn--kpry57d', 'xn--g2xv08c.xn--kpry57d', true],
    ['XN--G2XV08C.xn--kpry57d', 'xn--g2xv08c.xn--kpry57d', 'xn--g2xv08c.xn--kpry57d', true],
    ['go.bücher.de', 'go.xn--bcher-kva.de', 'xn--bcher-kva.de', false],
    ['straße.de', 'xn--strae-oqa.de', 'xn--strae-oqa.de', true],
    ['a.b.shop.tw', 'a.b.shop.tw', 'shop.tw', false],
    ['1.shop.tw', '1.shop.tw', 'shop.tw', false],
    ['shop.unheardof', 'shop.unheardof', 'shop.unheardof', true],
    // A suffix that a registry sells names below, though the list marks it as private.
    ['go.shop.uk.com', 'go.shop.uk.com', 'shop.uk.com', false],
    [`${'a'.repeat(63)}.tw`, `${'a'.repeat(63)}.tw`, `${'a'.repeat(63)}.tw`, true],
  ])('%s is %s below %s', (typed, host, root, isApex) => {
    expect(read(typed)).toMatchObject({ refusal: null, name: { host, root, isApex } });
    expect(rootOf(host)).toBe(root);
  });

  it('is shown as people read it', () => {
    expect(read('Go.購物.台灣').name).toMatchObject({ unicode: 'go.購物.台灣' });
    expect(read('xn--g2xv08c.xn--kpry57d').name).toMatchObject({ unicode: '購物.台灣' });
  });

  it.each([
    ['  go.shop.tw\n', []],
    ['\u200bgo.shop.tw\ufeff', []],
    ['go。shop．tw', []],
    ['go｡shop.tw', []],
    ['ｇｏ．ｓｈｏｐ．ｔｗ', []],
    ['https://go.shop.tw', ['scheme-removed']],
    ['https://go.shop.tw/', ['scheme-removed']],
    ['ｈｔｔｐｓ：／／go.shop.tw', ['scheme-removed']],
    ['//go.shop.tw', ['scheme-removed']],
    ['go.shop.tw/sale?x=1#y', ['path-removed']],
    ['go.shop.tw?x', ['path-removed']],
    ['go.shop.tw\\sale', ['path-removed']],
    ['go.shop.tw:8080', ['port-removed']],
    ['go.shop.tw.:', ['port-removed']],
    ['HTTPS://GO.shop.tw.:8443/sale', ['scheme-removed', 'path-removed', 'port-removed']],
  ])('%j is go.shop.tw, with the notices %j', (typed, notices) => {
    expect(read(typed)).toMatchObject({ name: { host: 'go.shop.tw' }, notices });
  });

  it.each([
    ['invalid', ''],
    ['invalid', '   '],
    ['invalid', '.'],
    ['invalid', 'tw'],
    ['invalid', 'localhost'],
    ['invalid', 'shop..tw'],
    ['invalid', 'shop.tw..'],
    ['invalid', '.shop.tw'],
    ['invalid', 'a.b.c.example.com'],
    ['invalid', '-a.tw'],
    ['invalid', 'a-.tw'],
    ['invalid', 'a_b.tw'],
    ['invalid', 'ab--cd.tw'],
    ['invalid', 'xn--zzzzzzz99999.tw'],
    ['invalid', 'xn--.tw'],
    ['invalid', 'xn--shop-.tw'],
    ['invalid', '1.2.3.4'],
    ['invalid', '0x7f.1'],
    ['invalid', '[::1]'],
    ['invalid', '::1'],
    ['invalid', 'shop.tw1'],
    ['invalid', 'shop.tw:http'],
    ['invalid', 'my shop.tw'],
    ['invalid', 'my\tshop.tw'],
    ['invalid', 'my\nshop.tw'],
    ['invalid', 'sh%6fp.tw'],
    ['invalid', 'me@shop.tw'],
    ['invalid', 'https://me:pw@shop.tw/'],
    ['invalid', 'mailto:me@shop.tw'],
    ['invalid', 'shop,tw'],
    ['invalid', 'shop.tw;x'],
    ['invalid', '<b>.tw'],
    ['invalid', 'shop.\u0000tw'],
    ['invalid', 'a*.tw'],
    ['invalid', '\ud800.tw'],
    ['invalid', `${'a'.repeat(64)}.tw`],
    ['invalid', `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(60)}`],
    ['invalid', `${'a.'.repeat(2_000)}tw`],
    ['wildcard-not-supported', '*.shop.tw'],
    ['wildcard-not-supported', 'https://＊.shop.tw/'],
    ['wildcard-not-supported', '*'],
    ['own-host', 'linklet.example'],
    ['own-host', 'S.Linklet.App.'],
    ['own-host', 'ada.s.linklet.app'],
    ['special-use', 'shop.test'],
    ['special-use', 'shop.example'],
    ['special-use', 'shop.invalid'],
    ['special-use', 'shop.onion'],
    ['special-use', 'shop.localhost'],
    ['special-use', 'printer.local'],
    ['special-use', 'db.internal'],
    ['special-use', 'router.home.arpa'],
    ['special-use', 'shop.alt'],
    ['suffix', 'com.tw'],
    ['suffix', 'co.uk'],
    ['suffix', 'idv.tw'],
    ['suffix', 'uk.com'],
    ['private-suffix', 'x.github.io'],
    ['private-suffix', 'go.x.github.io'],
    ['private-suffix', 'github.io'],
    ['private-suffix', 'tea.myshopify.com'],
  ])('is refused as %s: %j', (refusal, typed) => {
    expect(read(typed)).toMatchObject({ name: null, refusal });
  });

  it('has room for the name of its TXT record', () => {
    const host = (length: number): string => {
      const rest = length - 2 * 64 - '.tw'.length;
      return `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(rest)}.tw`;
    };
    expect(read(host(194)).refusal).toBeNull();
    const long = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(52)}`;
    expect([long.length, read(long).refusal, read(`${long}d`).refusal]).toEqual([244, null, 'invalid']);
  });
});

it.each([
  ['go.shop.com.tw', 'shop.com.tw', 'go'],
  ['_linklet.go.shop.com.tw', 'shop.com.tw', '_linklet.go'],
  ['_linklet.shop.com.tw', 'shop.com.tw', '_linklet'],
  ['shop.com.tw', 'shop.com.tw', '@'],
])('%s below %s is %s', (name, root, relative) => {
  expect(relativeName(name, root)).toBe(relative);
});
