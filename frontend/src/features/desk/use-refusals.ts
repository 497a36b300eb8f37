import { useIntl } from 'react-intl';
import type { Schema } from '../../api/schemas';
import { formatDateTime } from '../../shared/dates';
import { blockListMessages as messages } from './block-list.messages';

/** How often an entry of the block list refused a destination, in words. */
export function useRefusals(): (refused: Schema<'BlockHitsDto'>) => string {
  const intl = useIntl();
  return ({ hits: count, lastHitTime }) => {
    const time = lastHitTime === null ? '' : formatDateTime(intl.locale, lastHitTime);
    return intl.formatMessage(messages.refusedTimes, { count, time });
  };
}
