import { LANGUAGES } from '../../../../shared/domain/language';
import { EXPORT_COLUMNS, exportHeads } from './export-table';

describe('the first line of an exported list', () => {
  it('has the field names of the API where no language is asked for', () => {
    expect(exportHeads(undefined)).toEqual(EXPORT_COLUMNS);
  });

  it.each(LANGUAGES.map((lang) => [lang]))('names each column once in %s', (lang) => {
    const heads = exportHeads(lang);
    expect(heads).toHaveLength(EXPORT_COLUMNS.length);
    expect(new Set(heads).size).toBe(EXPORT_COLUMNS.length);
  });

  it('is in the language', () => {
    expect([exportHeads('zh-TW')[0], exportHeads('ja')[0]]).toEqual(['短網址', '短縮 URL']);
  });
});
