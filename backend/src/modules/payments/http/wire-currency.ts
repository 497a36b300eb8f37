import type { Currency } from '../../../shared/domain/money';
import type { WireCurrency } from './dto/subscription.dto';

/** The specification has names of its own for currencies. */
const WIRE: Readonly<Record<Currency, WireCurrency>> = { TWD: 'ntd', USD: 'usd' };
const CURRENCIES: Readonly<Record<WireCurrency, Currency>> = { ntd: 'TWD', usd: 'USD' };

export const wireCurrency = (currency: Currency): WireCurrency => WIRE[currency];
export const currencyOf = (currency: WireCurrency): Currency => CURRENCIES[currency];
