import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { Prices } from '../plan';
import { moneyText, savingOf } from '../money';
import { pricingMessages } from '../pricing.messages';
import type { PricingChoice } from '../use-pricing-choice';

interface PriceTagProps {
  readonly prices: Prices;
  readonly choice: PricingChoice;
}

const MONTHS = 12;

/** A price among smaller words. */
export const bigWords = (words: ReactNode[]) => (
  <Text
    component="strong"
    sx={{
      fontSize: { xs: '1.75rem', sm: '1.5rem' },
      fontWeight: 750,
      lineHeight: 1.25,
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    {words}
  </Text>
);

/** What a month costs, and what that means for the year. */
export const PriceTag = observer(function PriceTag({ prices, choice }: PriceTagProps) {
  const intl = useIntl();
  const { currency, cycle } = choice;
  const price = prices[currency];
  const money = (amount: number): string => moneyText(intl.locale, amount, currency);
  const terms = (): string => {
    if (price.monthly === 0) return intl.formatMessage(pricingMessages.noCharge);
    if (cycle === 'monthly') return intl.formatMessage(pricingMessages.byMonth);
    const year = { price: money(price.yearly * MONTHS), share: savingOf(price) };
    return intl.formatMessage(pricingMessages.yearTotal, year);
  };
  return (
    <Box>
      <Text component="p">
        {intl.formatMessage(pricingMessages.perMonth, { price: money(price[cycle]), big: bigWords })}
      </Text>
      <Text variant="body2" color="textSecondary">
        {terms()}
      </Text>
    </Box>
  );
});
