import { isObject, textIn } from '../shared/answers';
import { invalid, unprocessable } from './errors';
import type { Money } from './state';

/** How many decimals a currency has; PayPal takes dollars of Taiwan without any. */
const DECIMALS: Readonly<Record<string, number>> = { USD: 2, TWD: 0 };

function parse(value: string, currency: string): Money {
  const decimals = DECIMALS[currency];
  if (decimals === undefined) throw unprocessable('CURRENCY_NOT_SUPPORTED');
  const [, whole = '', fraction = ''] = /^(\d{1,10})(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === '') throw invalid('INVALID_PARAMETER_VALUE');
  if (fraction.length > decimals) {
    throw unprocessable(decimals === 0 ? 'DECIMALS_NOT_SUPPORTED' : 'DECIMAL_PRECISION');
  }
  return { currency, minor: Number(whole) * 10 ** decimals + Number(fraction.padEnd(decimals, '0')) };
}

export const valueOf = ({ currency, minor }: Money): string => {
  const decimals = DECIMALS[currency] ?? 2;
  return (minor / 10 ** decimals).toFixed(decimals);
};

/** `{currency_code, value}`, of everything but payments of subscriptions. */
export function moneyFrom(value: unknown): Money {
  if (!isObject(value)) throw invalid('MISSING_REQUIRED_PARAMETER');
  return parse(textIn(value, 'value'), textIn(value, 'currency_code'));
}

/** `{currency, total}`, of payments of subscriptions. */
export function totalFrom(value: unknown): Money {
  if (!isObject(value)) throw invalid('MISSING_REQUIRED_PARAMETER');
  return parse(textIn(value, 'total'), textIn(value, 'currency'));
}

export const written = (money: Money): Record<string, string> => ({
  currency_code: money.currency,
  value: valueOf(money),
});

export const writtenTotal = (money: Money): Record<string, unknown> => ({
  total: valueOf(money),
  currency: money.currency,
  details: { subtotal: valueOf(money) },
});

export const timeOf = (at: number): string => new Date(at).toISOString().replace(/\.\d{3}Z$/, 'Z');
