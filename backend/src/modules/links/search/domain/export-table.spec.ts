import { type Language, LANGUAGES } from '../../../../shared/domain/language';
import { EXPORT_COLUMNS, exportedMoment, exportHeads } from './export-table';

describe('the first line of an exported list', () => {
  it('has the field names of the API where no language is asked for', () => {
    expect(exportHeads(null)).toEqual(EXPORT_COLUMNS);
  });

  it.each(LANGUAGES.map((lang) => [lang]))('names each column once in %s', (lang) => {
    const heads = exportHeads({ lang, timeZone: 'UTC' });
    expect(heads).toHaveLength(EXPORT_COLUMNS.length);
    expect(new Set(heads).size).toBe(EXPORT_COLUMNS.length);
  });

  it('is in the language', () => {
    const headsIn = (lang: Language) => exportHeads({ lang, timeZone: 'Asia/Taipei' });
    expect([headsIn('zh-TW')[0], headsIn('ja')[0]]).toEqual(['短網址', '短縮 URL']);
    expect(headsIn('en')).toContain('Created (Asia/Taipei)');
  });
});

describe('a moment in an exported list', () => {
  const MOMENT = new Date('2026-12-31T16:30:05.123Z');

  it.each([
    ['Asia/Taipei', '2027-01-01 00:30:05'],
    ['America/New_York', '2026-12-31 11:30:05'],
  ])('is written in the zone of the group, %s', (timeZone, text) => {
    expect(exportedMoment(MOMENT, { lang: 'en', timeZone })).toBe(text);
  });

  it('is ISO 8601 for programs', () => {
    expect(exportedMoment(MOMENT, null)).toBe('2026-12-31T16:30:05.123Z');
  });
});
