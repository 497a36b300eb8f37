import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { WarningIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { GroupUsage, Plan } from '../plan';
import { planLimitMessages } from '../limit.messages';
import { meterState } from '../meter-state';
import { planName } from '../plan-words';
import { usageMessages } from '../usage.messages';

interface ShrunkNoteProps {
  readonly usage: GroupUsage;
  readonly plan: Plan;
}

/** For a group that has more than its plan allows, since the plan has shrunk: what becomes of it. */
export const ShrunkNote = observer(function ShrunkNote({ usage, plan }: ShrunkNoteProps) {
  const intl = useIntl();
  const over = usage.meters.filter((meter) => meterState(meter) === 'over');
  if (over.length === 0) return null;
  return (
    <Stack
      direction="row"
      sx={{
        gap: 1.5,
        p: 2,
        bgcolor: 'soft.error',
        border: 1,
        borderColor: 'error.main',
        borderRadius: '16px',
      }}
    >
      <WarningIcon color="error" aria-hidden sx={{ flex: 'none' }} />
      <Box>
        <Text component="h2" variant="h3">
          {intl.formatMessage(usageMessages.shrunk, { plan: planName(intl, plan) })}
        </Text>
        <Text>{intl.formatMessage(usageMessages.shrunkText)}</Text>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {over.map(({ name, used, limit }) => (
            <Box component="li" key={name}>
              <Box component="span" sx={{ mr: 1 }}>
                {intl.formatMessage(planLimitMessages[name])}
              </Box>
              <strong>{intl.formatMessage(usageMessages.some, { used, limit })}</strong>
            </Box>
          ))}
        </Box>
      </Box>
    </Stack>
  );
});
