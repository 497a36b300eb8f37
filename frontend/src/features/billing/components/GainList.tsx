import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { CheckIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { Plan } from '../plan';
import { isFeature, type RowName } from '../plan-rows';
import { amountMessages, planLimitMessages } from '../limit.messages';
import { amountText, rowName } from '../plan-words';

interface GainListProps {
  readonly plan: Plan;
  readonly rows: readonly RowName[];
  /** The smallest plan says what no plan limits. */
  readonly isFirst?: boolean;
}

interface GainProps {
  readonly name: string;
  /** Null for what a plan has or lacks. */
  readonly amount: string | null;
}

const Gain = observer(function Gain({ name, amount }: GainProps) {
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, py: 0.5 }}>
      <CheckIcon fontSize="small" color="primary" aria-hidden sx={{ flex: 'none', mt: 0.125 }} />
      <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between' }}>
        <Text component="span" variant="body2">
          {name}
        </Text>
        {amount !== null && (
          <Text component="span" variant="body2" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            {amount}
          </Text>
        )}
      </Box>
    </Stack>
  );
});

/** What a plan has of these things. */
export const GainList = observer(function GainList({ plan, rows, isFirst = false }: GainListProps) {
  const intl = useIntl();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {isFirst && (
        <Gain
          name={intl.formatMessage(planLimitMessages.linksAndClicks)}
          amount={intl.formatMessage(amountMessages.unlimited)}
        />
      )}
      {rows.map((row) => (
        <Gain
          key={row}
          name={intl.formatMessage(rowName(row))}
          amount={isFeature(row) ? null : amountText(intl, row, plan.amounts[row])}
        />
      ))}
    </Box>
  );
});
