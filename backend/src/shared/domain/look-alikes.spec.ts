import { everydayForm } from './look-alikes';

describe('the everyday form of a sign', () => {
  it.each([
    ['Cyrillic а', '\u0430', 'a'],
    ['Cyrillic Ԝ', '\u051C', 'W'],
    ['Greek ο', '\u03BF', 'o'],
    ['Greek Χ', '\u03A7', 'X'],
    ['Armenian օ', '\u0585', 'o'],
    ['Latin ı without its dot', '\u0131', 'i'],
    ['en dash', '\u2013', '-'],
    ['wave dash', '\u301C', '~'],
    ['full-width A', '\uFF21', 'A'],
    ['full-width low line', '\uFF3F', '_'],
    ['half-width ka', '\uFF76', 'カ'],
    ['half-width ga, two signs', '\uFF76\uFF9E', 'ガ'],
    ['mathematical bold A', '\u{1D400}', 'A'],
    ['Kangxi radical one', '\u2F00', '一'],
    ['a, its own everyday form', 'a', 'a'],
    ['測, its own everyday form', '測', '測'],
    ['a letter with an accent, no double', '\u00E9', '\u00E9'],
  ])('%s', (_, sign, form) => {
    expect(everydayForm(sign)).toBe(form);
  });
});
