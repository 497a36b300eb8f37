import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { NavTag } from '../../../shared/ui/NavLink';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import type { PricedPlan, Prices } from '../plan';
import { gainsOf, isFeature, PLAN_ROWS } from '../plan-rows';
import { planName } from '../plan-words';
import { type Buying, PlanAction } from '../../payments';
import { pricingMessages } from '../pricing.messages';
import type { PricingChoice } from '../use-pricing-choice';
import { GainList } from './GainList';
import { LossesFold } from './LossesFold';
import { PriceTag } from './PriceTag';

const ADMIN = 2;

/** Why a plan stands out. */
export type Highlight = 'wanted' | 'recommended';

interface PlanCardProps {
  readonly plan: PricedPlan & { readonly prices: Prices };
  /** The next smaller one; null for the smallest. */
  readonly smaller: PricedPlan | null;
  readonly choice: PricingChoice;
  /** Null where nothing is sold. */
  readonly buying: Buying | null;
  readonly highlight: Highlight | null;
}

/** One plan: what it costs, what it adds to the one before it, and the way to have it. */
export const PlanCard = observer(function PlanCard(props: PlanCardProps) {
  const { plan, smaller, choice, buying, highlight } = props;
  const intl = useIntl();
  const headingId = useId();
  const { session, catalogue } = useStores();
  const { info, isSignedIn } = session;
  const isSmaller = plan.level < catalogue.levelOf(info?.displayPlan);
  const isCurrent = info?.displayPlan === plan.displayPlan;
  const mark = isCurrent ? 'current' : highlight;
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (highlight === 'wanted') place.current?.scrollIntoView({ block: 'nearest' });
  }, [highlight]);
  const rows = smaller === null ? PLAN_ROWS.filter((row) => !isFeature(row)) : gainsOf(plan, smaller);
  return (
    <Panel
      component="li"
      ref={place}
      aria-labelledby={headingId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        p: { xs: 2, sm: 2.5 },
        ...(mark !== null
          ? { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' }
          : {}),
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 32 }}
      >
        <Text id={headingId} component="h2" variant="h2" sx={{ fontSize: '1.25rem' }}>
          {planName(intl, plan)}
        </Text>
        {mark !== null && <NavTag>{intl.formatMessage(pricingMessages[mark])}</NavTag>}
      </Stack>
      <PriceTag prices={plan.prices} choice={choice} />
      {plan.level === 0 && !isSignedIn && (
        <ButtonLink to={PATHS.signup} variant="contained">
          {intl.formatMessage(pricingMessages.start, { plan: planName(intl, plan) })}
        </ButtonLink>
      )}
      {buying !== null && <PlanAction plan={plan} choice={choice} buying={buying} />}
      {isSmaller && info?.groupLevel === ADMIN && <LossesFold plan={plan} />}
      <Box>
        <Text variant="body2" sx={{ fontWeight: 650, mb: 0.5 }}>
          {smaller === null
            ? intl.formatMessage(pricingMessages.contains)
            : intl.formatMessage(pricingMessages.allOf, { plan: planName(intl, smaller) })}
        </Text>
        <GainList plan={plan} rows={rows} isFirst={smaller === null} />
      </Box>
    </Panel>
  );
});
