import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useStores } from '../../shared/store-context';
import { planMessages } from '../../shared/plan.messages';
import { Avatar } from '../../shared/ui/Avatar';
import { Box } from '../../shared/ui/layout';
import { NavTag } from '../../shared/ui/NavLink';
import { Text } from '../../shared/ui/text';
import { groupMenuMessages as messages } from '../../features/groups';

const ADMIN = 2;

/** The group acted in, with its plan and what the reader is in it. */
export const GroupMenuCard = observer(function GroupMenuCard() {
  const intl = useIntl();
  const { session, groups } = useStores();
  const { info, groupId } = session;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.75,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Avatar name={groups.name} id={groupId} size={40} isGroup />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Text dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere', lineHeight: 1.35 }}>
          {groups.name}
        </Text>
        {info !== null && (
          <Text variant="body2" color="textSecondary">
            {intl.formatMessage(info.groupLevel === ADMIN ? messages.admin : messages.member)}
          </Text>
        )}
      </Box>
      {info !== null && <NavTag>{intl.formatMessage(planMessages.name, { plan: info.displayPlan })}</NavTag>}
    </Box>
  );
});
