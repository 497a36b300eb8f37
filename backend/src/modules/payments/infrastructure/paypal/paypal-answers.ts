import { inMinor, type Money } from '../../../../shared/domain/money';

export type PayPalValues = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is PayPalValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectIn = (values: PayPalValues, name: string): PayPalValues => {
  const value = values[name];
  return isObject(value) ? value : {};
};

export const listIn = (values: PayPalValues, name: string): readonly PayPalValues[] => {
  const value = values[name];
  return Array.isArray(value) ? value.filter(isObject) : [];
};

/** Empty where there is none. */
export const payPalTextIn = (values: PayPalValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** Null for what is no moment. */
export function payPalTimeIn(values: PayPalValues, name: string): Date | null {
  const at = new Date(payPalTextIn(values, name));
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Null for text that is no JSON object. */
export function parsed(text: string): PayPalValues | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** What is wrong, as an error names it. */
export function issueIn(text: string): string {
  const values = parsed(text) ?? {};
  const [detail] = listIn(values, 'details');
  return payPalTextIn(detail ?? {}, 'issue') || payPalTextIn(values, 'name') || payPalTextIn(values, 'error');
}

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;

/** A sum in US dollars, in either of the two forms that PayPal has; null for any other. */
export function dollarsIn(values: PayPalValues): Money | null {
  const currency = payPalTextIn(values, 'currency_code') || payPalTextIn(values, 'currency');
  const value = payPalTextIn(values, 'value') || payPalTextIn(values, 'total');
  return currency === 'USD' && AMOUNT.test(value) ? inMinor(Number(value), 'USD') : null;
}

const decimal = (minor: number): string =>
  `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

/** The same sum as PayPal reads it. */
export const writtenDollars = ({ minor, currency }: Money): PayPalValues => ({
  currency_code: currency,
  value: decimal(minor),
});

/** The same in its older form. */
export const writtenTotal = ({ minor, currency }: Money): PayPalValues => ({
  currency,
  total: decimal(minor),
});

/** Address of the page on which the customer agrees; empty where there is none. */
export function approveUrlIn(values: PayPalValues): string {
  const link = listIn(values, 'links').find(({ rel }) => rel === 'approve' || rel === 'payer-action');
  return link ? payPalTextIn(link, 'href') : '';
}
