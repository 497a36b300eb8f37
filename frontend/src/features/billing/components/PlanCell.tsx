import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { CheckIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import type { Plan } from '../plan';
import { isFeature, type RowName } from '../plan-rows';
import { cellText } from '../plan-words';

interface PlanCellProps {
  readonly plan: Plan;
  readonly row: RowName;
}

/** What a plan says of one thing, in words; a mark helps the eye along the row. */
export const PlanCell = observer(function PlanCell({ plan, row }: PlanCellProps) {
  const intl = useIntl();
  const isThere = !isFeature(row) || plan.features[row];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        // The mark is higher than a line: rows with and without one are equally high.
        '& svg': { my: '-2px' },
        color: isThere ? 'text.primary' : 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {isFeature(row) && isThere && <CheckIcon fontSize="small" color="primary" />}
      {cellText(intl, plan, row)}
    </Box>
  );
});
