import { leadsElsewhere, webAddressesOf } from './link-addresses';

it('counts every address on the web, and none of apps', () => {
  expect(
    webAddressesOf({
      url: 'https://e.test/',
      fallbackUrl: 'https://later.test/',
      backupUrl: 'http://down.test/',
      targets: [
        { target: 'ios', url: 'shopeetw://home' },
        { target: 'pc', url: 'https://pc.test/' },
      ],
    }),
  ).toEqual(['https://e.test/', 'https://pc.test/', 'https://later.test/', 'http://down.test/']);
});

it.each([{}, { fallbackUrl: null, backupUrl: null, targets: null }])('may be none: %j', (edits) => {
  expect(webAddressesOf(edits)).toEqual([]);
});

it('counts an address once, wherever it stands', () => {
  const url = 'https://e.test/';
  expect(webAddressesOf({ url, fallbackUrl: url, backupUrl: 'https://down.test/' })).toEqual([
    url,
    'https://down.test/',
  ]);
});

it.each([
  [{ url: 'https://a.test/' }, { url: 'https://b.test/' }, true],
  [{ url: 'https://a.test/' }, { url: 'https://a.test/?x' }, false],
  [{ url: 'https://a.test/' }, { url: 'http://a.test/' }, false],
  [{ url: 'https://a.test/', backupUrl: 'https://b.test/' }, { url: 'https://b.test/' }, false],
  [{ url: 'https://a.test/' }, { url: 'https://b.test/', fallbackUrl: 'https://a.test/end' }, false],
  [{ url: 'https://a.test/', backupUrl: 'https://b.test/' }, { url: 'https://a.test/' }, false],
  [{ url: 'https://a.test/', backupUrl: 'https://b.test/' }, { url: 'https://c.test/' }, true],
])('from %j to %j leads elsewhere: %p', (before, now, isElsewhere) => {
  expect(leadsElsewhere(before, now)).toBe(isElsewhere);
});
