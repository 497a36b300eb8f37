import { domainToASCII } from 'node:url';
import { unicodeHost } from './unicode-host';

describe('a host as people read it', () => {
  it.each([
    '購物.台灣',
    'bücher.example',
    'ひらがなカタカナ.jp',
    'tiếng-việt.vn',
    'a購b物.台灣',
    '他们为什么不说中文.example',
    'go.shop.tw',
    'faß.de',
    '😀.example',
  ])('is %s again after DNS knew it', (host) => {
    expect(unicodeHost(domainToASCII(host))).toBe(host.normalize('NFC'));
  });

  it.each(['xn--.tw', 'xn--a$.tw', 'xn--99999999.tw', 'localhost:3000', ''])(
    'stays %j where it stands for nothing else',
    (host) => {
      expect(unicodeHost(host)).toBe(host);
    },
  );
});
