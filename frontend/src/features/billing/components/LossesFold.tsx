import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ExpandIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { lossesMessages } from '../losses.messages';
import type { Plan } from '../plan';
import { planName } from '../plan-words';
import { LossesList } from './LossesList';

const SUMMARY = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 44,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: 1,
  '&::-webkit-details-marker': { display: 'none' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
  '& svg': { flex: 'none' },
  'details[open] > & svg': { transform: 'rotate(180deg)' },
} as const;

/** The same, asked for when it is opened. */
export const LossesFold = observer(function LossesFold({ plan }: { readonly plan: Plan }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" sx={SUMMARY}>
        <Text component="span" variant="body2" sx={{ fontWeight: 600 }}>
          {intl.formatMessage(lossesMessages.title, { plan: planName(intl, plan) })}
        </Text>
        <ExpandIcon fontSize="small" aria-hidden />
      </Box>
      {isOpen && <LossesList plan={plan.name} />}
    </details>
  );
});
