import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ExpandIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import type { PricedPlan } from '../plan';
import { amountMessages, planLimitMessages } from '../limit.messages';
import { PLAN_ROWS } from '../plan-rows';
import { planName, rowName } from '../plan-words';
import { PlanCell } from './PlanCell';

const SUMMARY = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 56,
  px: 2,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: '16px',
  '&::-webkit-details-marker': { display: 'none' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
  '& svg': { flex: 'none' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
} as const;

interface FoldRowProps {
  readonly name: string;
  readonly children: ReactNode;
}

const FoldRow = observer(function FoldRow({ name, children }: FoldRowProps) {
  return (
    <Stack
      direction="row"
      sx={{ justifyContent: 'space-between', gap: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
    >
      <Text component="dt" variant="body2">
        {name}
      </Text>
      <Text component="dd" variant="body2" sx={{ m: 0, flex: 'none', maxWidth: '45%' }}>
        {children}
      </Text>
    </Stack>
  );
});

const Fold = observer(function Fold({ plan }: { readonly plan: PricedPlan }) {
  const intl = useIntl();
  return (
    <Panel component="details" sx={{ p: { xs: 0, sm: 0 } }}>
      <Box component="summary" sx={SUMMARY}>
        <Text component="h3" variant="h3">
          {planName(intl, plan)}
        </Text>
        <ExpandIcon />
      </Box>
      <Box component="dl" sx={{ m: 0, px: 2, pb: 1 }}>
        <FoldRow name={intl.formatMessage(planLimitMessages.linksAndClicks)}>
          {intl.formatMessage(amountMessages.unlimited)}
        </FoldRow>
        {PLAN_ROWS.map((row) => (
          <FoldRow key={row} name={intl.formatMessage(rowName(row))}>
            <PlanCell plan={plan} row={row} />
          </FoldRow>
        ))}
      </Box>
    </Panel>
  );
});

/** The same comparison one below the other, for phones: each plan opens by a tap. */
export const PlanFolds = observer(function PlanFolds({ plans }: { readonly plans: readonly PricedPlan[] }) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {plans.map((plan) => (
        <Fold key={plan.name} plan={plan} />
      ))}
    </Stack>
  );
});
