import { textCell } from './workbook-text';

describe('a text in a workbook', () => {
  it.each([
    ['臺灣 🙂 & <b>', '臺灣 🙂 & <b>'],
    ['=1+1', '=1+1'],
    ["'x", "'x"],
    ['two\nlines\tand', 'two\nlines\tand'],
    ['a\bb', 'a_x0008_b'],
    ['a\r\nb', 'a_x000D_\nb'],
    ['_x0008_', '_x005F_x0008_'],
    ['_x0041_x0041_', '_x005F_x0041_x005F_x0041_'],
    ['snake_xcase_', 'snake_xcase_'],
    ['half \ud800 a pair', 'half _xD800_ a pair'],
  ])('%j is written as %j', (text, value) => {
    expect(textCell(text)).toEqual({ value, type: String, format: '@' });
  });
});
