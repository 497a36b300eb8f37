import { money } from '../../../../shared/domain/money';
import type { GatewayFact } from '../../application/ports/payment-gateway';
import { taipeiMomentOf } from '../../domain/billing-calendar';

type Values = Readonly<Record<string, unknown>>;

/** What newebPay says, decrypted. */
export interface NewebpayMessage {
  readonly status: string;
  readonly result: Values;
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field, which may come as text or as a number; empty when there is none. */
export function textIn(values: Values, name: string): string {
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

/** `Result` is a list without entries, or missing, where there is nothing to say. */
export function messageOf(values: Values): NewebpayMessage {
  const { Result: result } = values;
  return { status: textIn(values, 'Status'), result: isObject(result) ? result : {} };
}

const SUCCESS = 'SUCCESS';

const WHOLE = /^\d{1,9}$/;

/** Null for what is no whole amount. */
export const amountIn = (values: Values, name: string) => {
  const text = textIn(values, name);
  return WHOLE.test(text) ? money(Number(text), 'TWD') : null;
};

export const moneyKey = (reference: string): string => `newebPay:${reference}`;
export const failedKey = (mandate: string, times: string): string => `newebPay:failed:${mandate}:${times}`;

/** Null for what is no time, such as `0000-00-00 00:00:00`. */
export const timeIn = (values: Values, name: string): Date | null => taipeiMomentOf(textIn(values, name));

const LAST_DIGITS = /\d{4}$/;
export const lastDigits = (card: string): string | null => LAST_DIGITS.exec(card)?.[0] ?? null;

/** The gateway numbers the charges of a mandate: `<order>_<n>`. */
export const chargeNumber = (mandateNumber: string, times: string): string => `${mandateNumber}_${times}`;

/** The first charge of a mandate, told when the mandate is made. */
function firstCharge({ status, result }: NewebpayMessage): GatewayFact | null {
  const [number, reference] = [textIn(result, 'MerchantOrderNo'), textIn(result, 'TradeNo')];
  if (number === '') return null;
  if (status !== SUCCESS) {
    return { kind: 'declined', key: `newebPay:declined:${number}:${status}`, number, reason: status };
  }
  const amount = amountIn(result, 'PeriodAmt');
  const mandate = textIn(result, 'PeriodNo');
  if (!amount || reference === '' || mandate === '') return null;
  const card = lastDigits(textIn(result, 'CardNo'));
  const at = timeIn(result, 'AuthTime');
  return { kind: 'paid', key: moneyKey(reference), number, reference, amount, at, card, mandate };
}

/** A charge of a mandate, or that it failed. */
function furtherCharge({ status, result }: NewebpayMessage, times: string): GatewayFact | null {
  const mandateNumber = textIn(result, 'MerchantOrderNo');
  const [reference, mandate] = [textIn(result, 'TradeNo'), textIn(result, 'PeriodNo')];
  const number = textIn(result, 'OrderNo') || chargeNumber(mandateNumber, times);
  if (mandateNumber === '' || mandate === '') return null;
  if (status !== SUCCESS) {
    const key = failedKey(mandate, times);
    return { kind: 'renewalFailed', key, number, mandateNumber, reason: status };
  }
  const amount = amountIn(result, 'AuthAmt');
  if (!amount || reference === '') return null;
  const [key, at] = [moneyKey(reference), timeIn(result, 'AuthDate')];
  if (times === '1') {
    return { kind: 'paid', key, number: mandateNumber, reference, amount, at, card: null, mandate };
  }
  return { kind: 'renewed', key, number, mandateNumber, reference, amount, at, mandate };
}

/** What a notice of a mandate tells; null for what tells nothing. */
export function factOfPeriod(message: NewebpayMessage): GatewayFact | null {
  const times = textIn(message.result, 'AlreadyTimes');
  return times === '' ? firstCharge(message) : furtherCharge(message, times);
}
