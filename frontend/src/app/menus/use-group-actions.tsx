import { useIntl } from 'react-intl';
import { groupPages } from '../../features/groups';
import type { Action } from '../../shared/ui/action';
import {
  CampaignIcon,
  ChartIcon,
  HistoryIcon,
  PeopleIcon,
  PriceIcon,
  SettingsIcon,
  TagIcon,
  UsageIcon,
} from '../../shared/ui/icons';
import { useStores } from '../../shared/store-context';
import { groupMenuMessages } from '../../features/groups';

const ICONS = {
  analytics: <ChartIcon fontSize="small" />,
  tags: <TagIcon fontSize="small" />,
  tools: <CampaignIcon fontSize="small" />,
  team: <PeopleIcon fontSize="small" />,
  activities: <HistoryIcon fontSize="small" />,
  settings: <SettingsIcon fontSize="small" />,
  usage: <UsageIcon fontSize="small" />,
  billing: <PriceIcon fontSize="small" />,
} as const;
const WAYS = ['analytics', 'tags', 'tools', 'team', 'activities', 'settings', 'usage', 'billing'] as const;

/** To the pages of the group acted in. */
export function useGroupWays(): readonly (Action & { readonly to: string })[] {
  const intl = useIntl();
  const { groupId, site } = useStores().session;
  const pages = groupPages(groupId);
  const isSold = (site?.paymentTypes.length ?? 0) > 0;
  return WAYS.filter((way) => way !== 'billing' || isSold).map((way) => ({
    key: way,
    to: pages[way],
    icon: ICONS[way],
    label: intl.formatMessage(groupMenuMessages[way]),
  }));
}
