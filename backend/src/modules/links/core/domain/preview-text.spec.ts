import fc from 'fast-check';
import { isPlainLine } from '../../../../shared/domain/one-line';
import { MAX_PREVIEW_TEXT_LENGTH, previewText } from './preview-text';

const MAX = MAX_PREVIEW_TEXT_LENGTH;
const family = '👩‍👩‍👧‍👦';

describe('text of a preview', () => {
  it.each([
    ['  News \n\t of  today ', 'News of today'],
    ['a\u0000b', 'a b'],
    ['abc\u202etxt.exe', 'abctxt.exe'],
    ['cafe\u0301', 'café'],
    [`${family} 測試`, `${family} 測試`],
    ['<b>"x"</b> &amp;', '<b>"x"</b> &amp;'],
    ['x'.repeat(MAX), 'x'.repeat(MAX)],
    ['x'.repeat(MAX + 1), 'x'.repeat(MAX)],
    ['𠮷'.repeat(MAX + 1), '𠮷'.repeat(MAX)],
    [`${'x'.repeat(MAX - 1)}${family}`, 'x'.repeat(MAX - 1)],
    [`${'x'.repeat(MAX - 7)}${family}y`, `${'x'.repeat(MAX - 7)}${family}`],
    [`${'x'.repeat(MAX - 1)}e\u0323\u0302`, `${'x'.repeat(MAX - 1)}ệ`],
    [`${'x'.repeat(MAX - 1)} y`, 'x'.repeat(MAX - 1)],
  ])('of %j is %j', (raw, text) => {
    expect(previewText(raw)).toBe(text);
  });

  it.each(['', '   ', '\u200b\u2060', '\u202e', '\u0000', '\u2800', '\ud800'])('of %j is none', (raw) => {
    expect(previewText(raw)).toBeNull();
  });

  it('is cut even when it is a single sign', () => {
    const text = previewText(`e${'\u0301'.repeat(10_000)}`);
    expect(Array.from(text ?? '')).toHaveLength(MAX);
  });

  it('is one plain line of limited length, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1_000 }), (raw) => {
        const text = previewText(raw);
        if (text === null) return;
        expect(Array.from(text).length).toBeLessThanOrEqual(MAX);
        expect(isPlainLine(text)).toBe(true);
        expect(text).toBe(text.trim());
      }),
    );
  });
});
