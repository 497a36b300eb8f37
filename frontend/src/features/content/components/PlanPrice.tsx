import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Text } from '../../../shared/ui/text';
import { planMessages } from '../plans.messages';
import { type Currency, PRICES } from '../plans';
import { priceTexts } from './plan-words';

interface PlanPriceProps {
  readonly plan: keyof typeof PRICES | 'free';
  readonly currency: Currency;
}

export const PlanPrice = observer(function PlanPrice({ plan, currency }: PlanPriceProps) {
  const intl = useIntl();
  if (plan === 'free') {
    return <Text component="span">{intl.formatMessage(planMessages.noPrice)}</Text>;
  }
  const { monthly, discounted } = priceTexts(intl, PRICES[plan][currency], currency);
  return (
    <>
      <Text component="span" sx={{ display: 'block', fontWeight: 700 }}>
        {monthly}
      </Text>
      <Text component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {discounted}
      </Text>
    </>
  );
});
