import { type Locale, localeOf } from '../i18n/locale';

type Parts = Pick<Intl.DateTimeFormatOptions, 'year' | 'month' | 'day'>;

const NUMBERS: Parts = { year: 'numeric', month: 'numeric', day: 'numeric' };
const TWO_DIGITS: Parts = { year: 'numeric', month: '2-digit', day: '2-digit' };
const NAMED_MONTH: Parts = { year: 'numeric', month: 'short', day: 'numeric' };

interface Writing {
  /** What Intl knows the order of the parts by; English has more than one. */
  readonly tag: string;
  readonly day: Parts;
}

/** How each language writes a day: 2026/11/20, 20 Nov 2026, 20/11/2026. */
const WRITINGS: Readonly<Record<Locale, Writing>> = {
  'zh-TW': { tag: 'zh-TW', day: NUMBERS },
  en: { tag: 'en-GB', day: NAMED_MONTH },
  vi: { tag: 'vi', day: TWO_DIGITS },
  id: { tag: 'id', day: NAMED_MONTH },
  ja: { tag: 'ja', day: NUMBERS },
};

/** The same everywhere, so that 2:05 is not read for 14:05. */
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

type Moment = Date | string | number;
/** Without its year, in short, with the name of its month, with that of its weekday. */
export type DateStyle = 'short' | 'medium' | 'long' | 'full';

interface DateTimeOptions {
  readonly style?: DateStyle;
  /** That of this browser when absent. */
  readonly timeZone?: string;
  readonly hasSeconds?: boolean;
}

function partsOf({ day }: Writing, style: DateStyle): Intl.DateTimeFormatOptions {
  switch (style) {
    case 'short':
      return { month: day.month === 'short' ? 'short' : 'numeric', day: 'numeric' };
    case 'medium':
      return day;
    case 'long':
      return { year: 'numeric', month: 'long', day: 'numeric' };
    case 'full':
      return { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' };
  }
}

const timeParts = (hasSeconds: boolean): Intl.DateTimeFormatOptions =>
  hasSeconds ? { ...TIME, second: '2-digit' } : TIME;

const formatterOf = (
  locale: string,
  parts: (writing: Writing) => Intl.DateTimeFormatOptions,
  timeZone?: string,
) => {
  const writing = WRITINGS[localeOf(locale)];
  return new Intl.DateTimeFormat(writing.tag, { ...parts(writing), timeZone });
};

/** The day of a moment, in the order of the reader's language. */
export const formatDate = (locale: string, moment: Moment, style: DateStyle = 'medium'): string =>
  formatterOf(locale, (writing) => partsOf(writing, style)).format(new Date(moment));

/** The day and the time of a moment. */
export function formatDateTime(locale: string, moment: Moment, options: DateTimeOptions = {}): string {
  const { style = 'medium', timeZone, hasSeconds = false } = options;
  const parts = (writing: Writing) => ({ ...partsOf(writing, style), ...timeParts(hasSeconds) });
  return formatterOf(locale, parts, timeZone).format(new Date(moment));
}

/** The time of a moment alone. */
export const formatTime = (
  locale: string,
  moment: Moment,
  { timeZone, hasSeconds = false }: Omit<DateTimeOptions, 'style'> = {},
): string => formatterOf(locale, () => timeParts(hasSeconds), timeZone).format(new Date(moment));

/** The month of a moment, such as November 2026. */
export const formatMonth = (
  locale: string,
  moment: Moment,
  month: 'short' | 'long',
  timeZone?: string,
): string => formatterOf(locale, () => ({ year: 'numeric', month }), timeZone).format(new Date(moment));

/** A day is read as UTC, and so must be shown as UTC. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
const ofDays = (locale: string, style: DateStyle) =>
  formatterOf(locale, (writing) => partsOf(writing, style), 'UTC');

/** A calendar day like `2026-11-21`. */
export const formatDay = (locale: string, day: string, style: DateStyle): string =>
  ofDays(locale, style).format(midnight(day));

/** From one calendar day to another. */
export const formatDays = (locale: string, from: string, to: string): string =>
  ofDays(locale, 'medium').formatRange(midnight(from), midnight(to));

/** Like `GMT+8`, for the moment given. */
export function formatOffset(locale: string, timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    moment,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
