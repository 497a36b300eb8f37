import { useIntl } from 'react-intl';
import { useStores } from '../../app/store-context';
import type { Action } from '../../shared/ui/action';
import { HistoryIcon, PeopleIcon, SettingsIcon, UsageIcon } from '../../shared/ui/icons';
import { groupPages } from './group-pages';
import { menuMessages } from './groups.messages';

const ICONS = {
  team: <PeopleIcon fontSize="small" />,
  activities: <HistoryIcon fontSize="small" />,
  settings: <SettingsIcon fontSize="small" />,
  usage: <UsageIcon fontSize="small" />,
} as const;
const WAYS = ['team', 'activities', 'settings', 'usage'] as const;

/** To the pages of the group acted in. */
export function useGroupWays(): readonly (Action & { readonly to: string })[] {
  const intl = useIntl();
  const pages = groupPages(useStores().session.groupId);
  return WAYS.map((way) => ({
    key: way,
    to: pages[way],
    icon: ICONS[way],
    label: intl.formatMessage(menuMessages[way]),
  }));
}
