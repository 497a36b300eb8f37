import fc from 'fast-check';
import { NAUGHTY_TEXTS } from '../../../../test/support/naughty-texts';
import { isPlainLine } from '../../../shared/domain/one-line';
import { MAX_TEXT_LENGTH, readNeededText, readPlainText } from './plain-text';
import { TextRefused } from './abuse.errors';

describe('what people write to us', () => {
  it.each([
    ['It asks for my card.', 'It asks for my card.'],
    ['  one \r\n two\rthree\u2028four ', 'one\ntwo\nthree\nfour'],
    ['a\n\n\n\n\nb', 'a\n\nb'],
    ['re\u0301sume\u0301', 'résumé'],
    ['to\0day\u202egpj.exe', 'to daygpj.exe'],
    ['\ud800x', 'x'],
    ['', null],
    [' \r\n\t\u200b ', null],
  ])('%j is kept as %j', (raw, text) => {
    expect(readPlainText('details', raw)).toBe(text);
  });

  it('may have as many signs as it may have, whatever they are made of', () => {
    expect(readPlainText('details', '𠮷'.repeat(MAX_TEXT_LENGTH))).toHaveLength(2 * MAX_TEXT_LENGTH);
    expect(() => readPlainText('details', '𠮷'.repeat(MAX_TEXT_LENGTH + 1))).toThrow(TextRefused);
  });

  it('is asked for where it is needed', () => {
    expect(() => readNeededText('text', ' \n ')).toThrow('text must say something.');
  });

  it.each(NAUGHTY_TEXTS.map((text) => text.slice(0, MAX_TEXT_LENGTH)))(
    'is made of plain lines and reads the same again: %j',
    (raw) => {
      const text = readPlainText('details', raw);
      if (text === null) return;
      expect(text.split('\n').every(isPlainLine)).toBe(true);
      expect(readPlainText('details', text)).toBe(text);
    },
  );

  it('is plain, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (raw) => {
        expect((readPlainText('details', raw) ?? '').split('\n').every(isPlainLine)).toBe(true);
      }),
    );
  });
});
