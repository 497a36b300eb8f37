import type { Currency, Price } from './plan';

/** What people pay with by themselves; where a visitor comes from is not always known. */
export const localCurrency = (country: string | null): Currency =>
  country === null || country === 'TW' ? 'TWD' : 'USD';

/** Which part of the price is saved by paying for a year at once, in whole per cent and never more than there is. */
export const savingOf = ({ monthly, yearly }: Price): number =>
  monthly === 0 ? 0 : Math.floor((1 - yearly / monthly) * 100) / 100;

/** In Taiwan its currency is written “$”, which beside another dollar says too little. */
const SYMBOLS: Readonly<Record<Currency, string>> = { TWD: 'NT$', USD: 'US$' };

/** A sum as the locale writes it, with its country: `NT$1,980`, `US$6.50`; cents only where there are some. */
export function moneyText(locale: string, amount: number, currency: Currency): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? SYMBOLS[currency] : value))
    .join('');
}
