import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { pricingPath } from '../../../shared/pricing-path';
import { useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { Plan, PricedPlan } from '../plan';
import { localCurrency, moneyText } from '../money';
import { gainsOf } from '../plan-rows';
import { planName } from '../plan-words';
import { usageMessages } from '../usage.messages';
import { GainList } from './GainList';
import { UsagePanel } from './UsagePanels';

interface NextPlanProps {
  readonly plan: Plan;
  readonly next: PricedPlan;
}

const NextPlan = observer(function NextPlan({ plan, next }: NextPlanProps) {
  const intl = useIntl();
  const { country } = useStores().session;
  const currency = localCurrency(country);
  return (
    <Box sx={{ bgcolor: 'soft.primary', borderRadius: 1, p: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
        <Text component="h3" variant="h3">
          {intl.formatMessage(usageMessages.next, { plan: planName(intl, next) })}
        </Text>
        {next.prices !== null && (
          <Text sx={{ fontWeight: 600 }}>
            {intl.formatMessage(usageMessages.nextPrice, {
              price: moneyText(intl.locale, next.prices[currency].monthly, currency),
            })}
          </Text>
        )}
      </Stack>
      <Box sx={{ mt: 1, columnGap: 4, columns: { md: 2 }, '& li': { breakInside: 'avoid' } }}>
        <GainList plan={next} rows={gainsOf(next, plan)} />
      </Box>
    </Box>
  );
});

/** The group’s plan, and the one to grow into where there is one. */
export const PlanPanel = observer(function PlanPanel({ plan }: { readonly plan: Plan }) {
  const intl = useIntl();
  const next = useStores().catalogue.named(plan.next);
  return (
    <UsagePanel title={intl.formatMessage(usageMessages.plan)}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Text sx={{ fontSize: '1.5rem', fontWeight: 700 }}>{planName(intl, plan)}</Text>
        <ButtonLink to={pricingPath(plan.next)} variant={next === null ? 'outlined' : 'contained'}>
          {intl.formatMessage(usageMessages.compare)}
        </ButtonLink>
      </Stack>
      {next !== null && <NextPlan plan={plan} next={next} />}
    </UsagePanel>
  );
});
