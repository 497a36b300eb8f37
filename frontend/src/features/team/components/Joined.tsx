import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { Box } from '../../../shared/ui/layout';
import { useNow } from '../../../shared/use-now';
import { useWhen } from '../../../shared/use-when';
import { memberMessages } from '../team.messages';

const MINUTE_MS = 60_000;

/** Since when a person belongs to the group: roughly, and exactly when pointed at. */
export const Joined = observer(function Joined({ time }: { readonly time: string }) {
  const intl = useIntl();
  const when = useWhen(useNow(MINUTE_MS));
  return (
    <Box component="time" dateTime={time} title={formatDateTime(intl.locale, time, { style: 'full' })}>
      {intl.formatMessage(memberMessages.joined, { when: when(time) })}
    </Box>
  );
});
