import { LANGUAGES } from '../../../../shared/domain/language';
import { dailyColumns } from './daily-table';
import { columnHead, type SheetName, sheetTitle } from './file-texts';

const SHEETS: readonly SheetName[] = [
  'days',
  'sources',
  'referrers',
  'platforms',
  'browsers',
  'languages',
  'countries',
  'regions',
  'cities',
  'links',
  'utmSources',
  'utmMediums',
  'utmCampaigns',
];

const DAILY_COLUMNS = dailyColumns({ isFiltered: false, isCompared: true });

describe('the texts of a file', () => {
  it.each(LANGUAGES)('name sheets in %s as programs for tables take it', (lang) => {
    const titles = SHEETS.map((sheet) => sheetTitle(sheet, lang));
    expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(SHEETS.length);
    for (const title of titles) expect(title).toMatch(/^[^\\/?*:[\]']{1,31}$/);
  });

  it.each(LANGUAGES)('tell the columns of a day apart in %s', (lang) => {
    const heads = DAILY_COLUMNS.map((column) => columnHead(column, lang));
    expect(new Set(heads).size).toBe(DAILY_COLUMNS.length);
  });

  it('are the names that programs know without a language', () => {
    expect(DAILY_COLUMNS.map((column) => columnHead(column))).toEqual(DAILY_COLUMNS);
    expect(SHEETS.map((sheet) => sheetTitle(sheet))).toEqual(SHEETS);
  });
});
