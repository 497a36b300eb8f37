import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocalQuery } from '../../../i18n/use-local-path';
import { useStores } from '../../../shared/store-context';
import { Box } from '../../../shared/ui/layout';
import { pricingMessages } from '../pricing.messages';
import type { Buying } from '../../payments';
import type { PricingChoice } from '../use-pricing-choice';
import { type Highlight, PlanCard } from './PlanCard';

/** The one that most groups take: shared seats, exports and a domain of their own. */
const RECOMMENDED = 'initial';

/** Who comes for something that a plan has sees which; all others see the one that is recommended. */
const highlightOf = (name: string, wanted: string | null): Highlight | null => {
  if (wanted !== null) return name === wanted ? 'wanted' : null;
  return name === RECOMMENDED ? 'recommended' : null;
};

interface PlanCardsProps {
  readonly choice: PricingChoice;
  readonly buying: Buying | null;
}

/** The plans on sale, smaller ones first. */
export const PlanCards = observer(function PlanCards({ choice, buying }: PlanCardsProps) {
  const intl = useIntl();
  const { sold } = useStores().catalogue;
  const [query] = useLocalQuery();
  const wanted = query.get('plan');
  const highlighted = sold.some(({ name }) => name === wanted) ? wanted : null;
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
              highlight={highlightOf(plan.name, highlighted)}
            />
          ),
      )}
    </Box>
  );
});
