import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ExpandIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { type Currency, type PlanName, PLANS } from '../plans';
import { PLAN_NAMES, PLAN_ROWS } from './plan-words';
import { PlanPrice } from './PlanPrice';
import { AllowanceWords } from './PlanTable';

const SUMMARY = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  p: 2,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: '16px',
  '&::-webkit-details-marker': { display: 'none' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
  '& svg': { flex: 'none' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
} as const;

const PlanCard = observer(function PlanCard(props: { readonly plan: PlanName; readonly currency: Currency }) {
  const { plan, currency } = props;
  const intl = useIntl();
  return (
    <Panel component="details" sx={{ p: { xs: 0, sm: 0 } }}>
      <Box component="summary" sx={SUMMARY}>
        <Box>
          <Text component="h3" variant="h3" sx={{ fontSize: '1.1875rem' }}>
            {intl.formatMessage(PLAN_NAMES[plan])}
          </Text>
          <PlanPrice plan={plan} currency={currency} />
        </Box>
        <ExpandIcon />
      </Box>
      <Box component="dl" sx={{ m: 0, px: 2, pb: 1 }}>
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

/** The same plans one below the other, for phones: name and price at a glance, the rest by a tap. */
export const PlanCards = observer(function PlanCards({ currency }: { readonly currency: Currency }) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {PLANS.map((plan) => (
        <PlanCard key={plan} plan={plan} currency={currency} />
      ))}
    </Stack>
  );
});
