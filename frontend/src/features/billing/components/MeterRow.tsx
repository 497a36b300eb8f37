import { observer } from 'mobx-react-lite';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { WarningIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Meter as Bar } from '../../../shared/ui/Meter';
import { Text } from '../../../shared/ui/text';
import type { UsageMeter } from '../plan';
import { planLimitMessages } from '../limit.messages';
import { meterState } from '../meter-state';
import { usageMessages } from '../usage.messages';
import { PlaceLink } from './PlaceLink';

interface MeterRowProps {
  readonly meter: UsageMeter;
  /** Leads to where it is used. */
  readonly isLinked?: boolean;
}

const FULL: Readonly<Record<UsageMeter['period'], MessageDescriptor>> = {
  day: usageMessages.fullDay,
  month: usageMessages.fullMonth,
  ever: usageMessages.fullStanding,
};

function noteOf(meter: UsageMeter): MessageDescriptor | null {
  switch (meterState(meter)) {
    case 'near':
      return usageMessages.near;
    case 'full':
      return FULL[meter.period];
    case 'over':
      return meter.name === 'invitees' ? usageMessages.overMembers : usageMessages.over;
    case 'fine':
    case 'unlimited':
      return null;
  }
}

/** How much of one thing is used; little or nothing left is said in words, too. */
export const MeterRow = observer(function MeterRow({ meter, isLinked = false }: MeterRowProps) {
  const intl = useIntl();
  const { name, used, limit } = meter;
  const note = noteOf(meter);
  const text = intl.formatMessage(limit === null ? usageMessages.unlimited : usageMessages.some, {
    used,
    limit,
  });
  return (
    <Box>
      <Bar label={intl.formatMessage(planLimitMessages[name])} text={text} used={used} limit={limit} />
      {note !== null && limit !== null && (
        <Stack
          direction="row"
          sx={{ gap: 0.75, mt: 0.5, color: meterState(meter) === 'near' ? 'text.primary' : 'error.main' }}
        >
          <WarningIcon fontSize="small" aria-hidden sx={{ flex: 'none', mt: '1px' }} />
          <Text variant="body2">
            {intl.formatMessage(note, { left: limit - used, over: used - limit, limit })}
          </Text>
        </Stack>
      )}
      {isLinked && <PlaceLink of={name} />}
    </Box>
  );
});
