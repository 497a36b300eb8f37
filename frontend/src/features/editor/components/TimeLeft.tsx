import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDateTime } from '../../../shared/dates';
import { Text } from '../../../shared/ui/text';
import { timeLeft } from '../../../shared/time-left';
import { useNow } from '../../../shared/use-now';
import { expiryMessages } from '../expiry.messages';
import { endOf, type Expiry } from '../link-values';

const MINUTE_MS = 60_000;

/** When a link ends, and how long it is until then. */
export const TimeLeft = observer(function TimeLeft({ expiry }: { readonly expiry: Expiry | null }) {
  const intl = useIntl();
  const now = useNow(MINUTE_MS);
  const end = endOf(expiry);
  if (end === null) return null;
  if (end <= now) {
    return (
      <Text variant="body2" color="error">
        {intl.formatMessage(expiryMessages.over)}
      </Text>
    );
  }
  const { value, unit } = timeLeft(end - now);
  return (
    <Text variant="body2" color="textSecondary">
      {intl.formatMessage(expiryMessages.left, {
        when: intl.formatRelativeTime(value, unit),
        // Browsers write what is in the fields above in their own language.
        moment: formatDateTime(intl.locale, end, expiry === null ? {} : { timeZone: expiry.zone }),
      })}
    </Text>
  );
});
