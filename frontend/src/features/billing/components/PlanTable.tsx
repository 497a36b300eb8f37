import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box } from '../../../shared/ui/layout';
import type { PricedPlan } from '../plan';
import { amountMessages, planLimitMessages } from '../limit.messages';
import { moneyText } from '../money';
import { PLAN_ROWS } from '../plan-rows';
import { planName, rowName } from '../plan-words';
import { pricingMessages } from '../pricing.messages';
import type { PricingChoice } from '../use-pricing-choice';
import { PlanCell } from './PlanCell';

export interface ComparisonProps {
  readonly plans: readonly PricedPlan[];
  readonly choice: PricingChoice;
}

const CELL = { px: 2, py: 1.25, textAlign: 'start', verticalAlign: 'top' } as const;
/** Stays in sight while the plans are moved sideways. */
const FIRST = { ...CELL, position: 'sticky', insetInlineStart: 0, zIndex: 1, minWidth: 160 } as const;

interface RowProps {
  readonly head: string;
  readonly plans: readonly PricedPlan[];
  readonly cell: (plan: PricedPlan) => ReactNode;
}

const Row = observer(function Row({ head, plans, cell }: RowProps) {
  return (
    <Box component="tr" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box component="th" scope="row" sx={{ ...FIRST, fontWeight: 500, bgcolor: 'background.paper' }}>
        {head}
      </Box>
      {plans.map((plan) => (
        <Box component="td" key={plan.name} sx={CELL}>
          {cell(plan)}
        </Box>
      ))}
    </Box>
  );
});

/** All plans side by side, for screens with room for it. */
export const PlanTable = observer(function PlanTable({ plans, choice }: ComparisonProps) {
  const intl = useIntl();
  const { currency, cycle } = choice;
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem' }}>
      <Box component="caption" sx={visuallyHidden}>
        {intl.formatMessage(pricingMessages.compare)}
      </Box>
      <Box component="thead" sx={{ '& th': { bgcolor: 'soft.sunken' } }}>
        <tr>
          <Box component="th" scope="col" sx={{ ...FIRST, fontWeight: 650 }}>
            {intl.formatMessage(pricingMessages.contains)}
          </Box>
          {plans.map((plan) => (
            <Box component="th" scope="col" key={plan.name} sx={{ ...CELL, fontWeight: 700 }}>
              {planName(intl, plan)}
            </Box>
          ))}
        </tr>
      </Box>
      <tbody>
        <Row
          head={intl.formatMessage(pricingMessages.price)}
          plans={plans}
          cell={({ prices }) => prices && moneyText(intl.locale, prices[currency][cycle], currency)}
        />
        <Row
          head={intl.formatMessage(planLimitMessages.linksAndClicks)}
          plans={plans}
          cell={() => intl.formatMessage(amountMessages.unlimited)}
        />
        {PLAN_ROWS.map((row) => (
          <Row
            key={row}
            head={intl.formatMessage(rowName(row))}
            plans={plans}
            cell={(plan) => <PlanCell plan={plan} row={row} />}
          />
        ))}
      </tbody>
    </Box>
  );
});
