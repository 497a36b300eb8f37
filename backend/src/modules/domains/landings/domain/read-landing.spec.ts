import { InvalidInput } from '../../../../shared/domain/domain-error';
import { readLandingUrl, readSocialCode } from './read-landing';

const OWN = new Set(['lk.test', '*.lk.test', 'go.shop.tw']);
const codeOf = (read: () => unknown): string => {
  try {
    return String(read());
  } catch (error) {
    if (error instanceof InvalidInput) return error.code;
    throw error;
  }
};

it.each([
  ['https://shop.tw/', 'https://shop.tw/'],
  [' http://Shop.TW/a?b=c#d ', 'http://shop.tw/a?b=c#d'],
  ['https://shop.tw:8443/', 'https://shop.tw:8443/'],
  ['https://商店.tw/門', 'https://xn--czrs0t.tw/%E9%96%80'],
  ['javascript:alert(1)', 'domains.url-invalid'],
  ['data:text/html,x', 'domains.url-invalid'],
  ['shop.tw', 'domains.url-invalid'],
  ['https:shop.tw', 'domains.url-invalid'],
  ['', 'domains.url-invalid'],
  ['https://user:secret@shop.tw/', 'domains.url-invalid'],
  ['https://lk.test/abc', 'domains.url-own-host'],
  ['https://ada.lk.test/abc', 'domains.url-own-host'],
  ['https://GO.SHOP.TW./', 'domains.url-own-host'],
  ['http://127.0.0.1/', 'domains.url-private'],
  ['http://169.254.169.254/latest/meta-data', 'domains.url-private'],
  ['http://localhost/', 'domains.url-private'],
  [`https://shop.tw/${'a'.repeat(2_033)}`, 'domains.url-too-long'],
])(
  'redirect_url and fallback_url: javascript:, own brand host (loop), 2 049 characters: %s is %s',
  (text, expected) => {
    expect(codeOf(() => readLandingUrl(text, 'url', OWN))).toBe(expected);
  },
);

it('takes an address of 2 048 characters', () => {
  const address = `https://shop.tw/${'a'.repeat(2_032)}`;
  expect(readLandingUrl(address, 'url', OWN)).toBe(address);
});

it.each([
  ['abcd1234', 'abcd1234'],
  [' a-b_c-d-e ', 'a-b_c-d-e'],
  ['short', 'domains.social-code-invalid'],
  ['"><script>alert(1)</script>', 'domains.social-code-invalid'],
  ['a'.repeat(128), 'a'.repeat(128)],
  ['a'.repeat(129), 'domains.social-code-invalid'],
])('social code with quotes: %s is %s', (text, expected) => {
  expect(codeOf(() => readSocialCode(text))).toBe(expected);
});
