import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { type Currency, type PlanName, PLANS } from '../plans';
import { PLAN_NAMES, PLAN_ROWS } from './plan-words';
import { PlanPrice } from './PlanPrice';
import { AllowanceWords } from './PlanTable';

const PlanCard = observer(function PlanCard(props: { readonly plan: PlanName; readonly currency: Currency }) {
  const { plan, currency } = props;
  const intl = useIntl();
  const headingId = useId();
  return (
    <Panel component="section" aria-labelledby={headingId}>
      <Text id={headingId} component="h3" variant="h2">
        {intl.formatMessage(PLAN_NAMES[plan])}
      </Text>
      <PlanPrice plan={plan} currency={currency} />
      <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
        {PLAN_ROWS.map(({ key, label, cells }) => (
          <Box
            key={key}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 0.75,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Text component="dt" variant="body2">
              {intl.formatMessage(label)}
            </Text>
            <Text component="dd" variant="body2" sx={{ m: 0, flex: 'none', maxWidth: '45%' }}>
              <AllowanceWords value={cells[plan]} />
            </Text>
          </Box>
        ))}
      </Box>
    </Panel>
  );
});

/** The same plans one below the other, for phones. */
export const PlanCards = observer(function PlanCards({ currency }: { readonly currency: Currency }) {
  return (
    <Stack sx={{ gap: 2 }}>
      {PLANS.map((plan) => (
        <PlanCard key={plan} plan={plan} currency={currency} />
      ))}
    </Stack>
  );
});
