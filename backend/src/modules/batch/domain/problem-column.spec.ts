import { columnLetters, problemColumn } from './problem-column';

const HEAD = { columns: { url: 1, shortUrl: 0, tags: 2 }, names: ['Short', 'Long URL', 'Labels'] };

describe('the column that an error code of a row is about', () => {
  it.each([
    ['links.address-malformed', 'Long URL'],
    ['batch.row-empty', 'Long URL'],
    ['links.slug-taken', 'Short'],
    ['batch.slug-twice', 'Short'],
    ['links.tag-invalid', 'Labels'],
    ['links.too-many-tags', 'Labels'],
    ['links.expiry-past', null],
    ['batch.unlock-unpaid', null],
    [null, null],
  ])('%s: %s', (code, column) => {
    expect(problemColumn(code, HEAD)).toBe(column);
  });

  it('is called by its letters where the file has no names', () => {
    expect(problemColumn('links.address-malformed', { columns: { url: 2 }, names: null })).toBe('C');
    expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });
});
