import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Box } from '../../../shared/ui/layout';
import { pricingMessages } from '../pricing.messages';
import type { Buying } from '../../payments';
import type { PricingChoice } from '../use-pricing-choice';
import { PlanCard } from './PlanCard';

interface PlanCardsProps {
  readonly choice: PricingChoice;
  readonly buying: Buying | null;
}

/** The plans on sale, smaller ones first. */
export const PlanCards = observer(function PlanCards({ choice, buying }: PlanCardsProps) {
  const intl = useIntl();
  const { sold } = useStores().catalogue;
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage(pricingMessages.title)}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
      }}
    >
      {sold.map(
        (plan, index) =>
          plan.prices !== null && (
            <PlanCard
              key={plan.name}
              plan={{ ...plan, prices: plan.prices }}
              smaller={sold[index - 1] ?? null}
              choice={choice}
              buying={buying}
            />
          ),
      )}
    </Box>
  );
});
