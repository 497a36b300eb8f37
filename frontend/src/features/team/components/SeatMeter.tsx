import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Stack } from '../../../shared/ui/layout';
import { Meter } from '../../../shared/ui/Meter';
import { Text } from '../../../shared/ui/text';
import type { Team } from '../people';
import { seatMessages } from '../team.messages';
import { LargerPlan } from './LargerPlan';

/** How many of the plan's seats are taken, and what helps when they all are. */
export const SeatMeter = observer(function SeatMeter({ team }: { readonly team: Team }) {
  const intl = useIntl();
  const { used, limit } = team.seats;
  // Open invitations may be too many as well; those take nothing from anybody.
  const isOver = team.members.some(({ isReadOnly }) => isReadOnly);
  const isFull = limit !== null && used >= limit;
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Meter
        label={intl.formatMessage(seatMessages.label)}
        text={
          limit === null
            ? intl.formatMessage(seatMessages.unlimited, { used })
            : intl.formatMessage(seatMessages.count, { used, limit })
        }
        used={used}
        limit={limit}
      />
      <Text variant="body2" color="textSecondary">
        {intl.formatMessage(seatMessages.explained)}
      </Text>
      {isFull && (
        <>
          <Text sx={{ fontWeight: 600 }}>
            {intl.formatMessage(isOver ? seatMessages.over : seatMessages.full)}
          </Text>
          <LargerPlan members={used + 1} />
        </>
      )}
    </Stack>
  );
});
