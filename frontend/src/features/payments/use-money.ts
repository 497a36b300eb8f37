import { useIntl } from 'react-intl';
import { moneyText } from '../billing';
import { currencyNamed } from './currency';
import type { WireCurrency } from './payments.api';

/** Writes sums as payments have them. */
export function useMoney(): (amount: number, currency: WireCurrency) => string {
  const { locale } = useIntl();
  return (amount, currency) => moneyText(locale, amount, currencyNamed(currency));
}
