import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../../shared/ui/Announcer';
import { Text } from '../../../../shared/ui/text';
import type { LinkListStore } from '../../link-list.store';
import { controlMessages } from '../list-control.messages';

interface ListTotalProps {
  readonly list: LinkListStore;
  /** Words or filters are set: how many were found is worth telling. */
  readonly isNarrowed: boolean;
}

/** How many links there are. */
export const ListTotal = observer(function ListTotal({ list, isNarrowed }: ListTotalProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { total, loading } = list;
  const message = total?.isExact === true ? controlMessages.total : controlMessages.totalAtLeast;
  const text = total === null ? '' : intl.formatMessage(message, { count: total.count });
  const isThere = loading.state === 'done' && isNarrowed;
  useEffect(() => {
    if (isThere) announce(text);
  }, [announce, isThere, text]);
  return (
    <Text variant="body2" color="textSecondary" sx={{ minHeight: 20 }}>
      {total === null && loading.isPending ? intl.formatMessage(controlMessages.searching) : text}
    </Text>
  );
});
