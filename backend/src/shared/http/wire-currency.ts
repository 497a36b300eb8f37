import type { Currency } from '../domain/money';

/** The specification has names of its own for currencies. */
export const WIRE_CURRENCIES = ['ntd', 'usd'] as const;
export type WireCurrency = (typeof WIRE_CURRENCIES)[number];

const WIRE: Readonly<Record<Currency, WireCurrency>> = { TWD: 'ntd', USD: 'usd' };
const CURRENCIES: Readonly<Record<WireCurrency, Currency>> = { ntd: 'TWD', usd: 'USD' };

export const wireCurrency = (currency: Currency): WireCurrency => WIRE[currency];
export const currencyOf = (currency: WireCurrency): Currency => CURRENCIES[currency];
