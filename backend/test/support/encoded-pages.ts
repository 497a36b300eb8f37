/** Text in one of the charsets that pages come in; Node.js reads them all and writes few. */
interface EncodedText {
  readonly text: string;
  readonly bytes: Buffer;
}

const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64');

export const ENCODED = {
  big5: {
    text: '短網址服務：今天天氣很好，我們去公園散步吧',
    bytes: bytesOf('tXW69Kd9qkGwyKFHpLWk0aTRrvCr3KZuoUGn2q3MpWikvbbptLKoQqdh'),
  },
  shift_jis: {
    text: '短縮サービス：今日は天気がいいので、公園を散歩しましょう',
    bytes: bytesOf('klqPa4NUgVuDcoNYgUaNoZP6gs2TVotDgqqCooKigsyCxYFBjPaJgILwjlWV4IK1gtyCtYLlgqQ='),
  },
  'euc-jp': {
    text: '短縮サービス：今日は天気がいいので、公園を散歩しましょう',
    bytes: bytesOf('w7u9zKW1obyl06W5oae6o8b8pM/Ft7WkpKykpKSkpM6kx6GiuPix4KTyu7bK4qS3pN6kt6TnpKY='),
  },
  'iso-2022-jp': {
    text: '短縮サービス：今日は天気がいいので、公園を散歩しましょう',
    bytes: bytesOf('GyRCQzs9TCU1ITwlUyU5ISc6I0Z8JE9FNzUkJCwkJCQkJE4kRyEiOHgxYCRyOzZKYiQ3JF4kNyRnJCYbKEI='),
  },
  'euc-kr': {
    text: '짧은 주소 서비스: 오늘은 날씨가 좋아서 공원을 산책합시다',
    bytes: bytesOf('wqrAuiDB1rzSILytuvG9ujogv8C0w8C6ILOvvr6woSDBwb7GvK0gsPi/+MC7ILvqw6XH1b3DtNk='),
  },
  gbk: {
    text: '短网址服务：今天天气很好，我们去公园散步吧',
    bytes: bytesOf('tszN+Na3t/7O8aO6vfHM7Mzsxvi63LrDo6zO0sPHyKW5q9SwyaKyvbDJ'),
  },
  'windows-1258': {
    text: 'Dịch vụ rút gọn đường dẫn, hôm nay trời đẹp',
    bytes: bytesOf('RGnyY2ggdnXyIHL6dCBnb/JuIPD99cxuZyBk4t5uLCBo9G0gbmF5IHRy9cxpIPBl8nA='),
  },
  'windows-1252': {
    text: 'Café “à la crème”, élève garçon – 5 €',
    bytes: bytesOf('Q2Fm6SCT4CBsYSBjcuhtZZQsIOls6HZlIGdhcudvbiCWIDUggA=='),
  },
  'utf-8': {
    text: '短網址 サービス 서비스 dịch vụ 🦊',
    bytes: bytesOf('55+t57ay5Z2AIOOCteODvOODk+OCuSDshJzruYTsiqQgZOG7i2NoIHbhu6Ug8J+mig=='),
  },
  'utf-16le': {
    text: '短網址 サービス 서비스 dịch vụ 🦊',
    bytes: bytesOf('7XeyfUBXIAC1MPww0zC5MCAAHMFEvqTCIABkAMseYwBoACAAdgDlHiAAPtiK3Q=='),
  },
  'utf-16be': {
    text: '短網址 サービス 서비스 dịch vụ 🦊',
    bytes: bytesOf('d+19sldAACAwtTD8MNMwuQAgwRy+RMKkACAAZB7LAGMAaAAgAHYe5QAg2D7dig=='),
  },
} as const satisfies Readonly<Record<string, EncodedText>>;

export type Charset = keyof typeof ENCODED;

/** ASCII as it is in every charset but UTF-16. */
const plain = (charset: Charset, markup: string): Buffer => {
  if (charset === 'utf-16le') return Buffer.from(markup, 'utf16le');
  return charset === 'utf-16be' ? Buffer.from(markup, 'utf16le').swap16() : Buffer.from(markup);
};

/** A page in this charset; its text comes twice, as its title and as what it says. */
export function encodedPage(charset: Charset, head = ''): Buffer {
  const { bytes } = ENCODED[charset];
  const markup = (text: string) => plain(charset, text);
  return Buffer.concat([
    markup(`<!doctype html><html><head>${head}<title>`),
    bytes,
    markup('</title></head><body><p>'),
    bytes,
    markup('</p></body></html>'),
  ]);
}
