import { taipeiDateOf, taipeiYear } from './billing-calendar';

/** The accounts of a year are closed in the next one. */
const CLOSING_YEARS = 1;
/** What the Business Entity Accounting Act (商業會計法, article 38) asks for after that. */
const VOUCHER_YEARS = 5;
const BOOK_YEARS = 10;

/** Everything from before such a moment has been kept for as long as the law asks. */
export interface RetentionLimits {
  /** Orders, how they were paid, invoices, and the subscriptions they were for. */
  readonly vouchers: Date;
  /** Bookings, which name no person. */
  readonly books: Date;
}

export function retentionLimits(now: Date): RetentionLimits {
  const year = Number(taipeiDateOf(now).slice(0, 4));
  const keptSince = (years: number): Date => taipeiYear(year - CLOSING_YEARS - years).from;
  return { vouchers: keptSince(VOUCHER_YEARS), books: keptSince(BOOK_YEARS) };
}
