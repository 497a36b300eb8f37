import type { GroupWeek } from '../../../analytics';
import type { Language } from '../../../identity';
import { weeklyReportMail } from './weekly-report-mail';
import { WEEKLY_REPORT_TEXTS } from './weekly-report-texts';

const WEEK: GroupWeek = {
  firstDay: '2026-11-16',
  lastDay: '2026-11-22',
  totalClicks: 1_500,
  uniqueClicks: 900,
  before: 1_200,
  links: [
    { shortUrl: 'https://s.test/tea', totalClicks: 1_499 },
    { shortUrl: 'https://s.test/milk', totalClicks: 1 },
  ],
  sources: [
    { name: 'facebook', total: 1_000, unique: 600 },
    { name: 'direct', total: 400, unique: 200 },
    { name: 'qr', total: 60, unique: 60 },
    { name: 'others', total: 30, unique: 30 },
    { name: '/rest', total: 10, unique: 10 },
  ],
};
const REPORT = {
  group: 'Tea & <Co>',
  week: WEEK,
  page: 'https://app.test/users/3',
  endPage: 'https://app.test/users/weekly-report#a.b',
};
const LANGUAGES = Object.keys(WEEKLY_REPORT_TEXTS) as Language[];

const textWith = (change: Partial<GroupWeek>): string =>
  weeklyReportMail('en', { ...REPORT, week: { ...WEEK, ...change } }).text;

describe('the weekly report by mail', () => {
  it.each(LANGUAGES)('leaves no place of its text unfilled in %s', (lang) => {
    for (const before of [1_200, 1_500, 1_501, 0, null]) {
      const { subject, text, html } = weeklyReportMail(lang, { ...REPORT, week: { ...WEEK, before } });
      expect([subject, text, html].join('\n')).not.toMatch(/[{]\w+[}]|undefined/);
      expect(subject).toContain('Tea & <Co>');
    }
  });

  it('says what happened, in text and in HTML', () => {
    const { subject, text, html } = weeklyReportMail('en', REPORT);
    expect(subject).toBe('Last week’s clicks of Tea & <Co>');
    expect(text).toContain('2026-11-16 to 2026-11-22');
    expect(text).toContain('1,500 clicks, of which 900 unique');
    expect(text).toContain('25% more than the week before (1,200)');
    expect(text).toContain('https://s.test/tea: 1,499 clicks\nhttps://s.test/milk: 1 click\n');
    expect(text).toContain(
      'facebook: 1,000 clicks\nDirect: 400 clicks\nQR code: 60 clicks\nOther or unknown: 30 clicks\nAll others: 10 clicks',
    );
    expect(text).toContain('Stop this weekly report\nhttps://app.test/users/weekly-report#a.b');
    expect(html).toContain('Tea &#38; &#60;Co&#62;');
    expect(html).toContain('href="https://app.test/users/weekly-report#a.b"');
  });

  it.each([
    [{ before: 3_000 }, '50% fewer than the week before (3,000)'],
    [{ before: 1_500 }, 'As many as the week before (1,500)'],
    [{ before: 0 }, 'The week before had no clicks'],
    [{ totalClicks: 0, uniqueClicks: 0, links: [], sources: [] }, '100% fewer'],
  ])('compares %j', (change, words) => {
    expect(textWith(change)).toContain(words);
  });

  it('leaves out what is not known', () => {
    expect(textWith({ before: null })).not.toContain('week before');
    const empty = textWith({ totalClicks: 0, uniqueClicks: 0, links: [], sources: [] });
    expect(empty).not.toMatch(/Most clicked|Top sources/);
  });
});
