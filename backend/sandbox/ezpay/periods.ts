import { DateTime } from 'luxon';
import { inTaipei, taipeiDate, taipeiMoment } from '../shared/taipei';

/** Numbers are given for two months: `2026-11` is November and December. */
export const periodOf = (at: number): string => {
  const date = inTaipei(at);
  return date.set({ day: 1, month: date.month - ((date.month + 1) % 2) }).toFormat('yyyy-MM');
};

/** The year of the republic and the second month, as on the invoice: `11512`. */
export function printedPeriod(at: number): string {
  const second = DateTime.fromFormat(periodOf(at), 'yyyy-MM').plus({ months: 1 });
  return `${second.year - 1911}${second.toFormat('MM')}`;
}

/** The last moment at which an invoice may be voided: the 14th of the month after its two months. */
export function voidUntil(issuedAt: number): number {
  const next = DateTime.fromFormat(periodOf(issuedAt), 'yyyy-MM').plus({ months: 2 });
  return taipeiMoment(`${next.toFormat('yyyy-MM')}-15`, 0) - 1;
}

const UPLOAD_BEGINS = 1;
const UPLOAD_KNOWN = 6;
const DAY_MS = 86_400_000;

/** What was done on a day goes to the ministry in the night after it. */
export function uploadStateOf(doneAt: number, now: number): 'not yet' | 'under way' | 'known' {
  const nextDay = taipeiDate(doneAt + DAY_MS);
  if (now < taipeiMoment(nextDay, UPLOAD_BEGINS)) return 'not yet';
  return now < taipeiMoment(nextDay, UPLOAD_KNOWN) ? 'under way' : 'known';
}
