import { DateTime } from 'luxon';
import { daysAfter, startOfTaipeiDay, taipeiDateOf } from './billing-calendar';

/** In the night after it was issued an invoice goes to the tax ministry, which knows it from six on. */
const UPLOAD_KNOWN_MS = 6 * 3_600_000;
const VOID_DAYS = 14;

/** From then on it can be voided. */
export const voidableFrom = (issuedAt: Date): Date =>
  new Date(startOfTaipeiDay(daysAfter(taipeiDateOf(issuedAt), 1)).getTime() + UPLOAD_KNOWN_MS);

/** Invoices are declared for two months at once; until the 14th of the next month one of them can be voided. */
export function voidableUntil(issuedAt: Date): Date {
  const issued = DateTime.fromISO(taipeiDateOf(issuedAt));
  const next = issued.startOf('month').plus({ months: issued.month % 2 === 0 ? 1 : 2 });
  return startOfTaipeiDay(daysAfter(next.toFormat('yyyy-MM-dd'), VOID_DAYS));
}
