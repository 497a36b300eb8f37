import { useEffect, useState } from 'react';
import { useStores } from '../../shared/store-context';
import { useLocalQuery } from '../../i18n/use-local-path';
import { CURRENCIES, type Currency, type Cycle, CYCLES } from './plan';
import { localCurrency } from './money';

export interface PricingChoice {
  readonly currency: Currency;
  readonly cycle: Cycle;
}

/**
 * In what and how often the visitor would pay, as the address says: it can be shared. Without a word there, the
 * currency is the one that the visitor's group pays in, else that of their country; null until that is known.
 */
export function usePricingChoice(
  payingIn: Currency | null,
): readonly [PricingChoice | null, (change: Partial<PricingChoice>) => void] {
  const { session } = useStores();
  const [query, replaceQuery] = useLocalQuery();
  const [isCountryAsked, setCountryAsked] = useState(session.country !== null);
  useEffect(() => void session.loadCountry().then(() => setCountryAsked(true)), [session]);

  const named = CURRENCIES.find((currency) => currency === query.get('currency'));
  const currency = named ?? payingIn ?? (isCountryAsked ? localCurrency(session.country) : null);
  const cycle = CYCLES.find((name) => name === query.get('cycle')) ?? 'monthly';
  const choose = (change: Partial<PricingChoice>): void => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    replaceQuery(next);
  };
  return [currency === null ? null : { currency, cycle }, choose];
}
