import { type Currency, inMinor, type Money } from '../../../../shared/domain/money';

/** A payment as LINE Pay has it. */
export interface LinePayPayment {
  readonly reference: string;
  readonly amount: Money;
  /** Null where it does not say. */
  readonly at: Date | null;
}

/** The same with what went back of it. */
export interface LinePayRefundedPayment extends LinePayPayment {
  readonly refunds: readonly LinePayRefund[];
}

/** The answer is not one that anything can be booked by. */
class LinePayUnreadable extends Error {
  constructor(what: string) {
    super(`LINE Pay gave an answer without a readable ${what}`);
    this.name = LinePayUnreadable.name;
  }
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

/** Points and money together, in units; null where it does not say. */
function sumOf(values: Values): number | null {
  const amounts = payInfoOf(values).map(({ amount }) => amount);
  const sums = amounts.filter((amount) => typeof amount === 'number');
  if (sums.length === 0 || sums.length < amounts.length) return null;
  return sums.reduce((sum, amount) => sum + amount, 0);
}

/** What a confirmation answers: what was paid, if it says so, the end of the card's number, and the key for further charges. */
export function confirmedIn(info: unknown, currency: Currency) {
  const values = isObject(info) ? info : {};
  const card = payInfoOf(values).map(
    ({ maskedCreditCardNumber: masked }) => LAST_DIGITS.exec(textOf(masked))?.[0],
  );
  const sum = sumOf(values);
  return {
    amount: sum === null ? null : amountOf(sum, currency),
    card: card.find((digits) => digits !== undefined) ?? null,
    key: textOf(values['regKey']) || null,
  };
}

/** What went back of a payment. */
export interface LinePayRefund {
  readonly reference: string;
  /** In minor units. */
  readonly amount: number;
}

/** It states units, such as 5.5 US dollars. */
function amountOf(units: unknown, currency: Currency): Money {
  const amount = typeof units === 'number' && Number.isFinite(units) ? inMinor(units, currency) : null;
  if (!amount) throw new LinePayUnreadable('amount');
  return amount;
}

function refundsIn({ refundList }: Values, currency: Currency): readonly LinePayRefund[] {
  const all: readonly unknown[] = Array.isArray(refundList) ? refundList : [];
  return all.filter(isObject).map((refund) => ({
    reference: textOf(refund['refundTransactionId']),
    // It is told as what the customer gets, or as what the shop pays.
    amount: Math.abs(amountOf(refund['refundAmount'], currency).minor),
  }));
}

/** What a refund answers: its name. */
export const refundedIn = (info: unknown): string | null =>
  isObject(info) ? textOf(info['refundTransactionId']) || null : null;

/** A payment among details of many. */
export interface LinePayRecord extends LinePayRefundedPayment {
  readonly number: string;
}

const CURRENCIES: readonly string[] = ['TWD', 'USD'] satisfies Currency[];
const isCurrency = (value: unknown): value is Currency =>
  typeof value === 'string' && CURRENCIES.includes(value);

/** @throws LinePayUnreadable: a sum of unknown currency is no sum */
function paymentIn(found: Values): LinePayRefundedPayment {
  const { currency } = found;
  if (!isCurrency(currency)) throw new LinePayUnreadable('currency');
  const [reference, at] = [textOf(found['transactionId']), timeOf(found['transactionDate'])];
  const amount = amountOf(sumOf(found), currency);
  return { reference, amount, at, refunds: refundsIn(found, currency) };
}

const capturedIn = (info: unknown): readonly Values[] =>
  (Array.isArray(info) ? info.filter(isObject) : []).filter(({ payStatus }) => payStatus === 'CAPTURE');

/** All that were captured. */
export const recordsIn = (info: unknown): LinePayRecord[] =>
  capturedIn(info).map((found) => ({ ...paymentIn(found), number: textOf(found['orderId']) }));

/** The payment among the details of an order number; null while there is none that was captured. */
export function foundIn(info: unknown): LinePayRefundedPayment | null {
  const [found] = capturedIn(info);
  return found ? paymentIn(found) : null;
}
