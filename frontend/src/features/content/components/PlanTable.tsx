import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { CheckIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { planMessages } from '../plans.messages';
import { type Allowance, type Currency, PLANS } from '../plans';
import { allowanceText, PLAN_NAMES, PLAN_ROWS } from './plan-words';
import { PlanPrice } from './PlanPrice';

const CELL = { px: { xs: 1.25, md: 2 }, py: 1.25, textAlign: 'start', verticalAlign: 'top' } as const;

/** What a cell says, in words; a mark helps the eye along the row. */
export const AllowanceWords = observer(function AllowanceWords({ value }: { readonly value: Allowance }) {
  const intl = useIntl();
  const isMissing = value.kind === 'has' && !value.isIn;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        // The mark is higher than a line: rows with and without one are equally high.
        '& svg': { my: '-2px' },
        color: isMissing ? 'text.secondary' : 'text.primary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {value.kind === 'has' && value.isIn && <CheckIcon fontSize="small" color="primary" />}
      {allowanceText(intl, value)}
    </Box>
  );
});

/** All plans side by side, for screens with room for it. */
export const PlanTable = observer(function PlanTable({ currency }: { readonly currency: Currency }) {
  const intl = useIntl();
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem' }}>
      <Box component="caption" sx={visuallyHidden}>
        {intl.formatMessage(planMessages.caption)}
      </Box>
      <Box component="thead" sx={{ bgcolor: 'soft.sunken' }}>
        <tr>
          <Box component="th" scope="col" sx={{ ...CELL, fontWeight: 650 }}>
            {intl.formatMessage(planMessages.item)}
          </Box>
          {PLANS.map((plan) => (
            <Box
              component="th"
              scope="col"
              key={plan}
              sx={{ ...CELL, fontWeight: 700, fontSize: '1.0625rem' }}
            >
              {intl.formatMessage(PLAN_NAMES[plan])}
            </Box>
          ))}
        </tr>
      </Box>
      <tbody>
        <Box component="tr" sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Box component="th" scope="row" sx={{ ...CELL, fontWeight: 500 }}>
            {intl.formatMessage(planMessages.price)}
          </Box>
          {PLANS.map((plan) => (
            <Box component="td" key={plan} sx={CELL}>
              <PlanPrice plan={plan} currency={currency} />
            </Box>
          ))}
        </Box>
        {PLAN_ROWS.map(({ key, label, cells }) => (
          <Box component="tr" key={key} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box component="th" scope="row" sx={{ ...CELL, fontWeight: 500 }}>
              {intl.formatMessage(label)}
            </Box>
            {PLANS.map((plan) => (
              <Box component="td" key={plan} sx={CELL}>
                <AllowanceWords value={cells[plan]} />
              </Box>
            ))}
          </Box>
        ))}
      </tbody>
    </Box>
  );
});
