import { isKnownMedium } from './known-medium';
import { exampleAddress, fieldProblem, type ToolFieldName } from './tool-fields';

describe('a field of a tool', () => {
  it.each<[ToolFieldName, string, string | null]>([
    ['fbPixel', ' 1234567890 ', null],
    ['fbPixel', '1234', 'links.pixel-invalid'],
    ['fbPixel', '<script>', 'links.pixel-invalid'],
    ['gTag', 'g-ab12cd34', null],
    ['gTag', 'GTM-AB12CD3', null],
    ['gTag', 'X-AB12CD3', 'links.pixel-invalid'],
    ['lineTag', '01234567-89AB-cdef-0123-456789abcdef', null],
    ['lineTag', '0123', 'links.pixel-invalid'],
    ['tiktok', 'c4abcdefgh', null],
    ['tiktok', 'short', 'links.pixel-invalid'],
    ['utmSource', '電子報', null],
    ['utmSource', '𠮷'.repeat(200), null],
    ['utmSource', 'x'.repeat(201), 'links.utm-invalid'],
    ['fbPixel', '  ', null],
  ])('%s with %j: %j', (field, text, problem) => {
    expect(fieldProblem(field, text)).toBe(problem);
  });
});

describe('the address with the parameters of a template', () => {
  it.each([
    [{}, 'https://example.com/page'],
    [{ utmSource: ' ' }, 'https://example.com/page'],
    [
      { utmCampaign: '春季 特賣', utmSource: 'a&b=c' },
      'https://example.com/page?utm_source=a%26b%3Dc&utm_campaign=%E6%98%A5%E5%AD%A3%20%E7%89%B9%E8%B3%A3',
    ],
  ])('of %j is %s', (value, address) => {
    expect(exampleAddress(value)).toBe(address);
  });
});

describe('a medium', () => {
  it.each([
    '',
    'cpc',
    'xcpx',
    'paid-ads',
    'CPM',
    'social media',
    'social',
    'E-Mail',
    'web-push',
    'in-app notification',
    'video-spot',
    'referral',
  ])('%j needs no warning', (medium) => {
    expect(isKnownMedium(medium)).toBe(true);
  });

  it.each(['edm', 'qr', 'ppc2', 'affiliates', 'retargeting-tw', 'unpaid', 'links'])('%j does', (medium) => {
    expect(isKnownMedium(medium)).toBe(false);
  });
});
