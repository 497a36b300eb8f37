import { type Currency, type Money, money } from '../../../../shared/domain/money';

/** A payment as LINE Pay has it. */
export interface LinePayPayment {
  readonly reference: string;
  readonly amount: Money;
  /** Null where it does not say. */
  readonly at: Date | null;
}

/** The same with what went back of it. */
export interface LinePayStanding extends LinePayPayment {
  readonly refunds: readonly LinePayRefund[];
}

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
function timeOf(value: unknown): Date | null {
  const at = new Date(textOf(value));
  return Number.isNaN(at.getTime()) ? null : at;
}

const LAST_DIGITS = /\d{4}$/;

/** What was asked for, and the page on which the customer approves it; none of a charge without them. */
export function requestedIn(info: unknown): { readonly reference: string; readonly url: string } | null {
  if (!isObject(info)) return null;
  const reference = textOf(info['transactionId']);
  const url = isObject(info['paymentUrl']) ? textOf(info['paymentUrl']['web']) : '';
  return reference === '' ? null : { reference, url };
}

const payInfoOf = ({ payInfo }: Values): readonly Values[] =>
  Array.isArray(payInfo) ? payInfo.filter(isObject) : [];

/** Points and money together. */
const sumOf = (values: Values): number =>
  payInfoOf(values).reduce((sum, { amount }) => sum + (typeof amount === 'number' ? amount : 0), 0);

/** What a confirmation answers: what was paid, the end of the card's number, and the key for further charges. */
export function confirmedIn(info: unknown) {
  const values = isObject(info) ? info : {};
  const card = payInfoOf(values).map(
    ({ maskedCreditCardNumber: masked }) => LAST_DIGITS.exec(textOf(masked))?.[0],
  );
  return {
    amount: sumOf(values),
    card: card.find((digits) => digits !== undefined) ?? null,
    key: textOf(values['regKey']) || null,
  };
}

/** What went back of a payment. */
export interface LinePayRefund {
  readonly reference: string;
  readonly amount: number;
}

function refundsIn({ refundList }: Values): readonly LinePayRefund[] {
  const all: readonly unknown[] = Array.isArray(refundList) ? refundList : [];
  return all.filter(isObject).map((refund) => ({
    reference: textOf(refund['refundTransactionId']),
    // It is told as what the customer gets, or as what the shop pays.
    amount: Math.abs(Number(refund['refundAmount'] ?? 0)),
  }));
}

/** What a refund answers: its name. */
export const refundedIn = (info: unknown): string | null =>
  isObject(info) ? textOf(info['refundTransactionId']) || null : null;

/** A payment among details of many. */
export interface LinePayRecord extends LinePayStanding {
  readonly number: string;
}

function paymentIn(found: Values): LinePayStanding {
  const currency: Currency = found['currency'] === 'USD' ? 'USD' : 'TWD';
  const [reference, at] = [textOf(found['transactionId']), timeOf(found['transactionDate'])];
  return { reference, amount: money(sumOf(found), currency), at, refunds: refundsIn(found) };
}

const capturedIn = (info: unknown): readonly Values[] =>
  (Array.isArray(info) ? info.filter(isObject) : []).filter(({ payStatus }) => payStatus === 'CAPTURE');

/** All that were captured. */
export const recordsIn = (info: unknown): LinePayRecord[] =>
  capturedIn(info).map((found) => ({ ...paymentIn(found), number: textOf(found['orderId']) }));

/** The payment among the details of an order number; null while there is none that was captured. */
export function foundIn(info: unknown): LinePayStanding | null {
  const [found] = capturedIn(info);
  return found ? paymentIn(found) : null;
}
