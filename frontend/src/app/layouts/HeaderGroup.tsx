import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Avatar } from '../../shared/ui/Avatar';
import { ExpandIcon } from '../../shared/ui/icons';
import { Box } from '../../shared/ui/layout';
import { navMessages } from '../app.messages';
import { MenuButton } from '../menus/MenuButton';
import { lazyPart } from '../shell/lazy-part';
import { useStores } from '../../shared/store-context';

const GROUPS = lazyPart(() => import('../menus/GroupMenu'), 'groups');

const nameChip = {
  minWidth: 0,
  maxWidth: { xs: 144, sm: 200 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** The group acted in, always in sight, with the way to its pages and to other groups. */
export const HeaderGroup = observer(function HeaderGroup() {
  const intl = useIntl();
  const { session, groups } = useStores();
  if (!session.isSignedIn) return null;
  const { name } = groups;
  return (
    <MenuButton menu={GROUPS} label={intl.formatMessage(navMessages.group, { name })}>
      <Avatar name={name} id={session.groupId} isGroup />
      <Box component="span" dir="auto" sx={nameChip}>
        {name}
      </Box>
      <ExpandIcon fontSize="small" sx={{ mx: -0.5, color: 'text.secondary' }} />
    </MenuButton>
  );
});
