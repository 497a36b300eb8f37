import { ENCODED } from '../../../../test/support/encoded-pages';
import { eastAsianEncodingOf } from './east-asian-encoding';

/** A table of addresses has few signs that are not ASCII. */
const tableWith = (note: string | Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from('url,note\nhttps://example.com/,'),
    Buffer.from(note as Uint8Array),
    Buffer.from('\n'),
  ]);

describe('the encoding of a table that is no UTF-8', () => {
  it.each(['big5', 'shift_jis'] as const)('is seen to be %s', (encoding) => {
    expect(eastAsianEncodingOf(tableWith(ENCODED[encoding].bytes))).toBe(encoding);
  });

  it.each([
    ['茶', 'af f9', 'big5'],
    ['備註', 'b3 c6 b5 f9', 'big5'],
    ['お茶', '82 a8 92 83', 'shift_jis'],
    ['日本語', '93 fa 96 7b 8c ea', 'shift_jis'],
  ])('is seen by few signs: %s', (_, hex, encoding) => {
    const bytes = Buffer.from(hex.replaceAll(' ', ''), 'hex');
    expect(eastAsianEncodingOf(tableWith(bytes))).toBe(encoding);
  });

  it.each(['gbk', 'euc-kr', 'euc-jp', 'windows-1252', 'windows-1258'] as const)(
    'is neither where it is %s',
    (charset) => {
      expect(eastAsianEncodingOf(tableWith(ENCODED[charset].bytes))).toBeNull();
    },
  );

  it('is unknown without a sign of it', () => {
    expect(eastAsianEncodingOf(tableWith('tea'))).toBeNull();
  });
});
