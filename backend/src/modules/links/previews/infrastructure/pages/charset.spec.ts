import { type Charset, ENCODED, encodedPage } from '../../../../../../test/support/encoded-pages';
import { decodePage } from './charset';

const html = 'text/html';
const header = (charset: string) => `text/html; charset=${charset}`;
const meta = (charset: string) => `<meta charset="${charset}">`;
const oldMeta = (charset: string) =>
  `<META http-equiv='Content-Type' content='text/html; charset=${charset}'>`;
const mark = (hex: string, page: Buffer) => Buffer.concat([Buffer.from(hex, 'hex'), page]);

const reads = (charset: Charset, bytes: Buffer, contentType = html): void => {
  expect(decodePage(bytes, contentType).normalize('NFC')).toContain(
    `<title>${ENCODED[charset].text.normalize('NFC')}</title>`,
  );
};

const EVERY = Object.keys(ENCODED) as Charset[];
const WITHOUT_UTF16 = EVERY.filter((charset) => !charset.startsWith('utf-16'));
/** Whose bytes tell by themselves. */
const GUESSED = EVERY.filter((charset) => charset !== 'iso-2022-jp');

describe('the charset of a page', () => {
  it.each(EVERY)('is known by the header: %s', (charset) => {
    reads(charset, encodedPage(charset), header(charset));
  });

  it.each(WITHOUT_UTF16)('is known by the page: %s', (charset) => {
    reads(charset, encodedPage(charset, meta(charset)));
    reads(charset, encodedPage(charset, oldMeta(charset)));
    reads(charset, encodedPage(charset, `<!-- ${'x'.repeat(5_000)} -->${meta(charset)}`));
  });

  it.each(GUESSED)('is guessed when nobody says it: %s', (charset) => {
    reads(charset, encodedPage(charset));
  });

  it.each([
    ['utf-8', 'efbbbf', 'big5'],
    ['utf-16le', 'fffe', 'utf-8'],
    ['utf-16be', 'feff', 'utf-16le'],
  ] as const)('of %s is known by its first bytes, whatever the header says', (charset, bytes, said) => {
    reads(charset, mark(bytes, encodedPage(charset)), header(said));
  });

  it.each<[Charset, string, string]>([
    ['big5', header('utf-8'), meta('big5')],
    ['big5', header('utf-8'), meta('utf-8')],
    ['big5', header('iso-8859-1'), meta('big5')],
    ['big5', header('iso-8859-1'), ''],
    ['big5', header('no-such-charset'), meta('big5')],
    ['big5', header('replacement'), meta('iso-2022-kr')],
    ['shift_jis', header('utf-8'), meta('shift_jis')],
    ['shift_jis', header('utf-8'), ''],
    ['shift_jis', header('euc-jp'), meta('x-sjis')],
    ['euc-jp', header('shift_jis'), meta('euc-jp')],
    ['euc-kr', header('utf-8'), meta('ks_c_5601-1987')],
    ['gbk', header('utf-8'), meta('gb2312')],
    ['windows-1258', header('utf-8'), meta('windows-1258')],
    ['utf-8', header('big5'), meta('big5')],
    ['utf-8', header('iso-8859-1'), ''],
    ['utf-8', header('utf-16le'), ''],
    ['utf-8', html, meta('utf-16')],
    ['utf-8', header('iso-2022-jp'), ''],
  ])('is %s although it is said to be %s and %s', (charset, contentType, head) => {
    reads(charset, encodedPage(charset, head), contentType);
  });

  it.each([
    'text/html;charset=big5',
    'text/html; Charset="Big5"',
    "text/html; charset = 'BIG5'; x=y",
    'charset=big5-hkscs',
  ])('is read from the header %s', (contentType) => {
    reads('big5', encodedPage('big5'), contentType);
  });

  it.each([0, 1, 40_000, 100_001])(
    'is judged where the page is no longer ASCII, %i characters on',
    (length) => {
      reads('big5', encodedPage('big5', `<style>${'x'.repeat(length)}</style>`), header('utf-8'));
      reads('big5', encodedPage('big5', `<style>${'x'.repeat(length)}</style>`), header('big5'));
    },
  );

  it('is not doubted for a broken sign or a cut one', () => {
    const page = Buffer.concat([
      encodedPage('utf-8', meta('utf-8')),
      Buffer.from([0xff]),
      Buffer.from('測試'.repeat(60)),
      Buffer.from([0xe6, 0xb8]),
    ]);
    reads('utf-8', page);
    expect(decodePage(page, header('big5')).endsWith('測試')).toBe(true);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['plain ASCII', Buffer.from('<title>x</title>')],
    ['noise', Buffer.from(Array.from({ length: 2_000 }, (_, at) => (at * 7919) % 256))],
    ['zeros', Buffer.alloc(2_000)],
  ])('of %s is decided somehow', (_, bytes) => {
    expect(typeof decodePage(bytes, '')).toBe('string');
  });
});
