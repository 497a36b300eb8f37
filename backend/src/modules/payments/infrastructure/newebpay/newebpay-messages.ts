import { money } from '../../../../shared/domain/money';
import type { GatewayFact, Paid } from '../../application/ports/payment-gateway';
import {
  type CalendarDate,
  calendarDateIn,
  taipeiDateOf,
  taipeiMomentOf,
} from '../../domain/billing-calendar';

type Values = Readonly<Record<string, unknown>>;

/** What newebPay says, decrypted. */
export interface NewebpayMessage {
  readonly status: string;
  readonly result: Values;
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field, which may come as text or as a number; empty when there is none. */
export function newebpayTextIn(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function parsedObject(text: string): Values | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * `Result` is a list without entries, or missing, where there is nothing to say. The manual's example of the query about a
 * mandate has the names in lower case.
 */
export function newebpayMessageOf(values: Values): NewebpayMessage {
  const result = values['Result'] ?? values['result'];
  const status = newebpayTextIn(values, 'Status') || newebpayTextIn(values, 'status');
  return { status, result: isObject(result) ? result : {} };
}

const SUCCESS = 'SUCCESS';

const WHOLE = /^\d{1,9}$/;
const COUNT = /^\d{1,4}$/;

/** Null for what is no whole amount. */
export const amountIn = (values: Values, name: string) => {
  const text = newebpayTextIn(values, name);
  return WHOLE.test(text) ? money(Number(text), 'TWD') : null;
};

/** Null for what is no count. */
const countIn = (values: Values, name: string): number | null => {
  const text = newebpayTextIn(values, name);
  return COUNT.test(text) ? Number(text) : null;
};

/** Of all charges that a mandate allows, and how many were tried; null where it does not say. */
export function chargesLeftIn(values: Values, [all, done]: readonly [string, string]): number | null {
  const [total, made] = [countIn(values, all), countIn(values, done)];
  return total === null || made === null ? null : Math.max(0, total - made);
}

export const moneyKey = (reference: string): string => `newebPay:${reference}`;
export const failedKey = (mandate: string, times: string): string => `newebPay:failed:${mandate}:${times}`;

/** Null for what is no time, such as `0000-00-00 00:00:00`. */
export const newebpayTimeIn = (values: Values, name: string): Date | null =>
  taipeiMomentOf(newebpayTextIn(values, name));

/** The first of the days on which a mandate charges that is after that of a payment; null where it does not say. */
function nextDateIn(values: Values, after: Date | null): CalendarDate | null {
  if (after === null) return null;
  const today = taipeiDateOf(after);
  const dates = newebpayTextIn(values, 'DateArray').split(',').map(calendarDateIn);
  return dates.find((date) => date !== null && date > today) ?? null;
}

const LAST_DIGITS = /\d{4}$/;
export const lastDigits = (card: string): string | null => LAST_DIGITS.exec(card)?.[0] ?? null;

/** The gateway numbers the charges of a mandate: `<order>_<n>`. */
export const chargeNumber = (mandateNumber: string, times: string): string => `${mandateNumber}_${times}`;

/** A customer has shown a card, and is charged later. */
export const mandateAgreed = (fact: Pick<Paid, 'number' | 'reference' | 'at' | 'card'>): Paid => ({
  kind: 'paid',
  isAgreement: true,
  key: moneyKey(fact.reference),
  ...fact,
  amount: money(0, 'TWD'),
  mandate: null,
});

/** The first charge of a mandate, told when the mandate is made. */
function firstCharge({ status, result }: NewebpayMessage): GatewayFact | null {
  const [number, reference] = [newebpayTextIn(result, 'MerchantOrderNo'), newebpayTextIn(result, 'TradeNo')];
  if (number === '') return null;
  if (status !== SUCCESS) {
    return { kind: 'declined', key: `newebPay:declined:${number}:${status}`, number, reason: status };
  }
  const amount = amountIn(result, 'PeriodAmt');
  const mandate = newebpayTextIn(result, 'PeriodNo');
  if (!amount || reference === '' || mandate === '') return null;
  const card = lastDigits(newebpayTextIn(result, 'CardNo'));
  const at = newebpayTimeIn(result, 'AuthTime');
  const times = countIn(result, 'AuthTimes');
  // It counts this one, too.
  const chargesLeft = times === null ? null : Math.max(0, times - 1);
  const nextChargeOn = nextDateIn(result, at);
  const details = { number, reference, amount, at, card, mandate, chargesLeft, nextChargeOn };
  return { kind: 'paid', isAgreement: true, key: moneyKey(reference), ...details };
}

/** A charge of a mandate, or that it failed. */
function furtherCharge({ status, result }: NewebpayMessage, times: string): GatewayFact | null {
  const mandateNumber = newebpayTextIn(result, 'MerchantOrderNo');
  const [reference, mandate] = [newebpayTextIn(result, 'TradeNo'), newebpayTextIn(result, 'PeriodNo')];
  const number = newebpayTextIn(result, 'OrderNo') || chargeNumber(mandateNumber, times);
  if (mandateNumber === '' || mandate === '') return null;
  if (status !== SUCCESS) {
    const key = failedKey(mandate, times);
    return { kind: 'renewalFailed', key, number, mandateNumber, reason: status };
  }
  const amount = amountIn(result, 'AuthAmt');
  if (!amount || reference === '') return null;
  const [key, at] = [moneyKey(reference), newebpayTimeIn(result, 'AuthDate')];
  const chargesLeft = chargesLeftIn(result, ['TotalTimes', 'AlreadyTimes']);
  const charge = countIn(result, 'AlreadyTimes');
  // The last one names its own day.
  const nextChargeOn = chargesLeft === 0 ? null : calendarDateIn(newebpayTextIn(result, 'NextAuthDate'));
  const taken = { key, reference, amount, at, mandate, chargesLeft, charge, nextChargeOn };
  if (times === '1') return { kind: 'paid', number: mandateNumber, card: null, ...taken };
  return { kind: 'renewed', number, mandateNumber, ...taken };
}

/** What a notice of a mandate tells; null for what tells nothing. */
export function factOfPeriod(message: NewebpayMessage): GatewayFact | null {
  const times = newebpayTextIn(message.result, 'AlreadyTimes');
  if (times === '') return firstCharge(message);
  return COUNT.test(times) ? furtherCharge(message, times) : null;
}
