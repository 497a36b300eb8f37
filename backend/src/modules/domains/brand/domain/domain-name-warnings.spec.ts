import { domainToASCII } from 'node:url';
import { warningsAbout } from './domain-name-warnings';
import { FIRM_NAMES } from './firm-names';

const FIRMS = ['Shopee', 'PChome', '國泰世華', 'LINE Pay', 'jkopay', ''];
const warnings = (unicode: string) => warningsAbout({ host: domainToASCII(unicode), unicode }, FIRMS);

describe('a name', () => {
  it.each([
    'go.shop.tw',
    'go-2.shop.tw',
    '購物.台灣',
    'my購物.台灣',
    'ショップ東京.jp',
    'ほんとうに長いラベル.jp',
    '쇼핑.kr',
    '한글漢字.kr',
    'магазин.рф',
    'ร้าน.ไทย',
    'मेरा.भारत',
    'cửahàng.vn',
    'straße.de',
    // Each label by itself.
    'магазин.shop.com',
  ])('%s is written as people write', (unicode) => {
    expect(warnings(unicode)).toEqual([]);
  });

  it.each(['gо.shop.tw', 'pауment.com', 'ωeb.com', 'магазин購物.com', 'שלוםabc.com', 'ᏚᎻᎾᏢ.com'])(
    '%s mixes scripts, or is in one that nobody writes',
    (unicode) => {
      expect(warnings(unicode)).toContain('mixed-scripts');
    },
  );

  it.each([
    'shopee.link',
    'go.shopee.link',
    'shopee-sale.com',
    'my-shopee.com',
    'sh0pee.com',
    'shøpee.com',
    'shopée.com',
    'ѕһорее.com',
    'ｓｈｏｐｅｅ.com',
    'pch0me.tw',
    'pchorne.tw',
    'p-chome.tw',
    'рсhоmе.tw',
    '國泰世華.台灣',
    '國泰世華-優惠.tw',
    '1inepay.tw',
    'linepay.tw',
    'line-pay.tw',
  ])('%s looks like a firm', (unicode) => {
    expect(warnings(unicode)).toContain('look-alike');
  });

  it.each(['shop.tw', 'shopeeks.com', 'online.pay.tw', 'homepc.tw', '國泰.tw', 'shopie-tw.com'])(
    '%s looks like none',
    (unicode) => {
      expect(warnings(unicode)).toEqual([]);
    },
  );

  it.each([
    '國泰世華.tw',
    '臺灣銀行.台灣',
    '台灣銀行.tw',
    '玉山銀行-網銀.tw',
    '蝦皮購物.com',
    'еѕunbank.com',
  ])('IDN look-alike of a bank waits for a person: %s', (unicode) => {
    const name = { host: domainToASCII(unicode), unicode };
    expect(warningsAbout(name, FIRM_NAMES)).toContain('look-alike');
  });

  it('is not judged by its suffix', () => {
    expect(warningsAbout({ host: 'shop.line', unicode: 'shop.line' }, ['line'])).toEqual([]);
  });
});
