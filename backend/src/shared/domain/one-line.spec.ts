import { asPlainLine, isPlainLine, readOneLine } from './one-line';

describe('text of one line', () => {
  it.each([
    ['  Marketing  ', 'Marketing'],
    ['a \u3000 b', 'a b'],
    ['cafe\u0301', 'caf\u00e9'],
    ['行銷 🦊👩‍👩‍👧', '行銷 🦊👩‍👩‍👧'],
    ['<b>"x"</b> & co', '<b>"x"</b> & co'],
    ['-', '-'],
  ])('%j is kept as %j', (raw, kept) => {
    expect(readOneLine(raw)).toBe(kept);
  });

  it.each([
    ['', 'nothing'],
    ['   ', 'spaces alone'],
    ['\u200b', 'what draws nothing'],
    ['a\u200bb', 'what makes two names look like one'],
    ['\u2800', 'an empty sign'],
    ['a\nb', 'two lines'],
    ['a\u2028b', 'two lines by another sign'],
    ['a\u0000b', 'a control'],
    ['\u001b[31mred', 'a terminal escape'],
    ['abc\u202etxt.exe', 'a change of direction'],
    ['\ud800', 'half a character'],
    ['x'.repeat(1_001), 'a book'],
  ])('%j is refused: %s', (raw) => {
    expect(readOneLine(raw)).toBeNull();
  });
});

describe('text of strangers as one line', () => {
  it.each([
    ['  a \n\t b\u2028c\u00a0d  ', 'a b c d'],
    ['a\u0000b', 'a b'],
    ['abc\u202etxt.exe\u2066', 'abctxt.exe'],
    ['soft\u00adhyphen\u200b\ufeff', 'softhyphen'],
    ['half \ud800 and private \ue000', 'half and private'],
    ['👩‍👩‍👧 ❤️', '👩‍👩‍👧 ❤️'],
    ['\u200b\n', ''],
  ])('%j becomes %j', (raw, line) => {
    expect(asPlainLine(raw)).toBe(line);
    expect(isPlainLine(line)).toBe(true);
  });
});
