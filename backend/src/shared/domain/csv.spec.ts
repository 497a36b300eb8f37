import fc from 'fast-check';
import { csvLine, textAsWritten } from './csv';

/** Reads one line as RFC 4180 says, and takes the mark of text away. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let found = pattern.exec(line); found; found = pattern.exec(line)) {
    cells.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').replace(/^'/, ''));
    if (found[3] === '\r\n') break;
  }
  return cells;
}

describe('a line of a table', () => {
  it.each<[(string | number)[], string]>([
    [['a', 1, 'b c'], 'a,1,b c'],
    [['', ''], ','],
    [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"'],
    [[-1], '-1'],
    [['=1+1'], "'=1+1"],
    [['+886'], "'+886"],
    [['-1'], "'-1"],
    [['@SUM(A1)'], "'@SUM(A1)"],
    [['\t=1'], "'\t=1"],
    [['\r=1'], '"\'\r=1"'],
    [['＝1', '＋1', '－1', '＠x'], "'＝1,'＋1,'－1,'＠x"],
    [["'quoted"], "''quoted"],
    [['=HYPERLINK("http://x","y")'], '"\'=HYPERLINK(""http://x"",""y"")"'],
    [['a=1'], 'a=1'],
  ])('%j is %j', (cells, line) => {
    expect(csvLine(cells)).toBe(`${line}\r\n`);
  });

  it.each([
    ["'=1", '=1'],
    ["''=1", "'=1"],
    ["'tis", "'tis"],
    ['plain', 'plain'],
  ])('%j was %j when it was written', (harmless, text) => {
    expect(textAsWritten(harmless)).toBe(text);
  });

  it('S23: gives back what went into it, and begins no cell with a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (cells) => {
        expect(cellsOf(csvLine(cells))).toEqual(cells);
        for (const each of cells) expect(csvLine([each])).not.toMatch(/^"?[=+\-@\t＝＋－＠]/);
      }),
    );
  });
});
