import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { Avatar } from '../../../shared/ui/Avatar';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { NavTag } from '../../../shared/ui/NavLink';
import { Text } from '../../../shared/ui/text';
import { groupPages, type MyGroup } from '../../groups';
import { groupMessages as messages } from '../group-rows.messages';
import { LeaveGroupDialog } from './LeaveGroupDialog';

interface GroupRowProps {
  readonly group: MyGroup;
}

const WAYS = [
  { way: 'links', text: messages.links, name: messages.linksOf },
  { way: 'team', text: messages.team, name: messages.teamOf },
  { way: 'settings', text: messages.settings, name: messages.settingsOf },
] as const;

const entry = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const;

/** Where one can go from here, and the way out of the group. */
const Ways = observer(function Ways({ group }: GroupRowProps) {
  const intl = useIntl();
  const [isLeaving, setIsLeaving] = useState(false);
  const { groupId, name, isHome } = group;
  const pages = groupPages(groupId);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, alignItems: 'center' }}>
      {WAYS.map(({ way, text, name: message }) => (
        <AppLink
          key={way}
          to={pages[way]}
          aria-label={intl.formatMessage(message, { name })}
          variant="body2"
          sx={entry}
        >
          {intl.formatMessage(text)}
        </AppLink>
      ))}
      {!isHome && (
        <Button
          size="small"
          color="inherit"
          aria-label={intl.formatMessage(messages.leaveOf, { name })}
          onClick={() => setIsLeaving(true)}
          sx={{ minHeight: 44, ml: -1, px: 1, color: 'text.secondary' }}
        >
          {intl.formatMessage(messages.leave)}
        </Button>
      )}
      {isLeaving && <LeaveGroupDialog group={group} onClose={() => setIsLeaving(false)} />}
    </Box>
  );
});

/** One of the reader's groups, and what they are in it. */
export const GroupRow = observer(function GroupRow({ group }: GroupRowProps) {
  const intl = useIntl();
  const { session } = useStores();
  const { groupId, name, isAdmin, isHome, memberCount } = group;
  const facts = [
    ...(isHome ? [intl.formatMessage(messages.home)] : []),
    intl.formatMessage(isAdmin ? messages.admin : messages.member),
    intl.formatMessage(messages.members, { count: memberCount }),
  ];
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: { xs: 1.5, sm: 2 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Avatar name={name} id={groupId} size={44} isGroup />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Text dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          {groupId === session.groupId && <NavTag>{intl.formatMessage(messages.current)}</NavTag>}
        </Box>
        <Text variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Text>
        <Ways group={group} />
      </Box>
    </Stack>
  );
});
