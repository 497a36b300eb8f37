import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Stack } from '../../../shared/ui/layout';
import { Segments } from '../../../shared/ui/Segments';
import { Text } from '../../../shared/ui/text';
import { CURRENCIES, CYCLES } from '../plan';
import { savingOf } from '../money';
import { pricingMessages } from '../pricing.messages';
import type { PricingChoice } from '../use-pricing-choice';

interface PricingChoicesProps {
  readonly choice: PricingChoice;
  readonly onChoose: (change: Partial<PricingChoice>) => void;
}

/** In what and how often one pays. */
export const PricingChoices = observer(function PricingChoices({ choice, onChoose }: PricingChoicesProps) {
  const intl = useIntl();
  const { sold } = useStores().catalogue;
  const savings = sold.map(({ prices }) => (prices === null ? 0 : savingOf(prices[choice.currency])));
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Segments
        label={intl.formatMessage(pricingMessages.cycle)}
        choices={CYCLES.map((value) => ({ value, label: intl.formatMessage(pricingMessages[value]) }))}
        chosen={choice.cycle}
        onChoose={(cycle) => onChoose({ cycle })}
      />
      <Text variant="body2" color="primary" sx={{ fontWeight: 600, flex: 1, minWidth: 'max-content' }}>
        {intl.formatMessage(pricingMessages.saveUpTo, { share: Math.max(0, ...savings) })}
      </Text>
      <Segments
        label={intl.formatMessage(pricingMessages.currency)}
        choices={CURRENCIES.map((value) => ({ value, label: value }))}
        chosen={choice.currency}
        onChoose={(currency) => onChoose({ currency })}
      />
    </Stack>
  );
});
