import { layOutMail, type MailBlock } from '../../../../shared/mail/mail-layout';
import type { GroupWeek } from '../../../analytics';
import { fill, type Language } from '../../../identity';
import { WEEKLY_REPORT_TEXTS, type WeeklyReportTexts } from './weekly-report-texts';

export interface WeeklyReport {
  /** Name of the group. */
  readonly group: string;
  readonly week: GroupWeek;
  /** Where the links of the group are shown. */
  readonly page: string;
  /** Where the report can be turned off without signing in. */
  readonly endPage: string;
}

/** Sources whose codes are no names of sites or apps. */
const TRANSLATED = { direct: 'direct', qr: 'qr', others: 'others', '/rest': 'rest' } as const;

const isTranslated = (name: string): name is keyof typeof TRANSLATED => Object.hasOwn(TRANSLATED, name);

class Words {
  private readonly texts: WeeklyReportTexts;
  private readonly numbers: Intl.NumberFormat;
  private readonly percents: Intl.NumberFormat;
  private readonly plurals: Intl.PluralRules;

  constructor(lang: Language) {
    this.texts = WEEKLY_REPORT_TEXTS[lang];
    this.numbers = new Intl.NumberFormat(lang);
    this.percents = new Intl.NumberFormat(lang, { style: 'percent' });
    this.plurals = new Intl.PluralRules(lang);
  }

  clicks(count: number): string {
    const { one, other } = this.texts.clicks;
    return fill(this.plurals.select(count) === 'one' ? one : other, { count: this.numbers.format(count) });
  }

  totals({ totalClicks, uniqueClicks }: GroupWeek): string {
    const unique = this.numbers.format(uniqueClicks);
    return fill(this.texts.total, { clicks: this.clicks(totalClicks), unique });
  }

  change({ totalClicks, before }: GroupWeek): string | null {
    if (before === null) return null;
    if (before === 0) return this.texts.noneBefore;
    const { more, fewer, same } = this.texts;
    const differing = totalClicks > before ? more : fewer;
    const percent = this.percents.format(Math.abs(totalClicks - before) / before);
    return fill(totalClicks === before ? same : differing, { before: this.numbers.format(before), percent });
  }

  source(name: string): string {
    return isTranslated(name) ? this.texts[TRANSLATED[name]] : name;
  }
}

const list = (title: string, facts: readonly (readonly [string, string])[]): MailBlock[] =>
  facts.length === 0
    ? []
    : [
        { kind: 'paragraph', text: title },
        { kind: 'facts', facts },
      ];

/** What a weekly report says. */
export function weeklyReportMail(lang: Language, { group, week, page, endPage }: WeeklyReport) {
  const texts = WEEKLY_REPORT_TEXTS[lang];
  const words = new Words(lang);
  const change = words.change(week);
  const content = layOutMail({
    lang,
    title: fill(texts.title, { group }),
    blocks: [
      { kind: 'note', text: fill(texts.days, { first: week.firstDay, last: week.lastDay }) },
      { kind: 'paragraph', text: words.totals(week) },
      ...(change === null ? [] : [{ kind: 'paragraph', text: change } as const]),
      ...list(
        texts.links,
        week.links.map(({ shortUrl, totalClicks }) => [shortUrl, words.clicks(totalClicks)]),
      ),
      ...list(
        texts.sources,
        week.sources.map(({ name, total }) => [words.source(name), words.clicks(total)]),
      ),
      { kind: 'button', label: texts.button, url: page },
      { kind: 'link', label: texts.unsubscribe, url: endPage },
    ],
    footer: fill(texts.footer, { group }),
  });
  return { subject: fill(texts.subject, { group }), ...content };
}
