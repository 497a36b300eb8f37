import { useIntl } from 'react-intl';
import { useAnnounce } from '../../shared/ui/Announcer';
import { useStores } from '../../shared/store-context';
import { groupMenuMessages } from '../../features/groups';

/** Goes on in another group and says so; whether that came about. */
export function useSwitchGroup(): (groupId: number) => Promise<boolean> {
  const intl = useIntl();
  const { groups } = useStores();
  const announce = useAnnounce();
  return async (groupId) => {
    const name = groups.find(groupId)?.name ?? '';
    if (!(await groups.switchTo(groupId))) return false;
    announce(intl.formatMessage(groupMenuMessages.switched, { name }));
    return true;
  };
}
