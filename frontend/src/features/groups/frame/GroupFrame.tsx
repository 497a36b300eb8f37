import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { groupPages } from '../group-pages';
import { planMessages } from '../../../shared/plan.messages';
import { Avatar } from '../../../shared/ui/Avatar';
import { Box, Stack } from '../../../shared/ui/layout';
import { NavLink, Tag } from '../../../shared/ui/NavLink';
import { Skeleton, Text } from '../../../shared/ui/text';
import { useStores } from '../../../shared/store-context';
import { frameMessages } from './frame.messages';

const ORDER = ['links', 'analytics', 'tags', 'tools', 'team', 'activities', 'settings'] as const;
export type GroupPlace = (typeof ORDER)[number];

const Who = observer(function Who() {
  const intl = useIntl();
  const { session } = useStores();
  const { groupId, info } = session;
  if (info === null) return <Skeleton variant="rounded" width={220} height={44} />;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Avatar name={info.groupName} id={groupId} size={44} isGroup />
      <Text dir="auto" sx={{ fontSize: '1.125rem', fontWeight: 650, overflowWrap: 'anywhere', minWidth: 0 }}>
        {info.groupName}
      </Text>
      <Box sx={{ display: 'flex', flexShrink: 0, whiteSpace: 'nowrap' }}>
        <Tag>{intl.formatMessage(planMessages.name, { plan: info.displayPlan })}</Tag>
      </Box>
    </Stack>
  );
});

/** Which group it is, and the ways between its pages. */
export const GroupFrame = observer(function GroupFrame({ place }: { readonly place: GroupPlace }) {
  const intl = useIntl();
  const { session } = useStores();
  const pages = groupPages(session.groupId);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Who />
      <Box
        component="nav"
        aria-label={intl.formatMessage(frameMessages.parts)}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Stack
          component="ul"
          direction="row"
          sx={{ flexWrap: 'wrap', columnGap: { xs: 0, sm: 0.5 }, m: 0, p: 0, pb: 1, listStyle: 'none' }}
        >
          {ORDER.map((each) => (
            <li key={each}>
              <NavLink to={pages[each]} isHere={each === place}>
                {intl.formatMessage(frameMessages[each])}
              </NavLink>
            </li>
          ))}
        </Stack>
      </Box>
    </Stack>
  );
});
