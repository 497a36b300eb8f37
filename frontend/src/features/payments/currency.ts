import type { Currency } from '../billing';
import type { WireCurrency } from './payments.api';

const CURRENCIES: Readonly<Record<WireCurrency, Currency>> = { ntd: 'TWD', usd: 'USD' };

/** As everybody but the calls of payments names it. */
export const currencyNamed = (currency: WireCurrency): Currency => CURRENCIES[currency];

/** What a way to pay takes: PayPal US dollars, everything else Taiwan dollars. */
export const currencyOfType = (paymentType: string): Currency => (paymentType === 'paypal' ? 'USD' : 'TWD');

/** The way to pay that is chosen for the buyer: the first that takes their currency, else the first. */
export const typeFor = <T extends string>(types: readonly T[], currency: Currency): T | null =>
  types.find((type) => currencyOfType(type) === currency) ?? types[0] ?? null;
