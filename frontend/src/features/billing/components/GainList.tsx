import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { CheckIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { Plan } from '../plan';
import { isFeature, type RowName } from '../plan-rows';
import { amountText, rowName } from '../plan-words';

interface GainListProps {
  readonly plan: Plan;
  readonly rows: readonly RowName[];
}

const Gain = observer(function Gain({ plan, row }: { readonly plan: Plan; readonly row: RowName }) {
  const intl = useIntl();
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, py: 0.5 }}>
      <CheckIcon fontSize="small" color="primary" aria-hidden sx={{ flex: 'none', mt: 0.125 }} />
      <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between' }}>
        <Text component="span" variant="body2">
          {intl.formatMessage(rowName(row))}
        </Text>
        {!isFeature(row) && (
          <Text component="span" variant="body2" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            {amountText(intl, row, plan.amounts[row])}
          </Text>
        )}
      </Box>
    </Stack>
  );
});

/** What a plan has of these things. */
export const GainList = observer(function GainList({ plan, rows }: GainListProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Gain key={row} plan={plan} row={row} />
      ))}
    </Box>
  );
});
