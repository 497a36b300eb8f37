import { useIntl } from 'react-intl';
import { formatDate } from './dates';
import { timeSince } from './relative-time';

/** Writes moments for people: how long ago while that says something, then the date. */
export function useWhen(now: number): (iso: string) => string {
  const intl = useIntl();
  return (iso) => {
    const moment = new Date(iso);
    const since = timeSince(moment, new Date(now));
    return since === null
      ? formatDate(intl.locale, moment)
      : intl.formatRelativeTime(since.value, since.unit, { numeric: 'auto' });
  };
}
