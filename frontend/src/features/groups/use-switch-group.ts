import { useIntl } from 'react-intl';
import { useStores } from '../../app/store-context';
import { useAnnounce } from '../../shared/ui/Announcer';
import { menuMessages } from './groups.messages';

/** Goes on in another group and says so; whether that came about. */
export function useSwitchGroup(): (groupId: number) => Promise<boolean> {
  const intl = useIntl();
  const { groups } = useStores();
  const announce = useAnnounce();
  return async (groupId) => {
    const name = groups.find(groupId)?.name ?? '';
    if (!(await groups.switchTo(groupId))) return false;
    announce(intl.formatMessage(menuMessages.switched, { name }));
    return true;
  };
}
