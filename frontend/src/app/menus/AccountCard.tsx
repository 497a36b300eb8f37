import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { planMessages } from '../../shared/plan.messages';
import { Avatar } from '../../shared/ui/Avatar';
import { Box } from '../../shared/ui/layout';
import { Tag } from '../../shared/ui/NavLink';
import { Text } from '../../shared/ui/text';
import { useStores } from '../store-context';

/** Who is signed in, with which plan. */
export const AccountCard = observer(function AccountCard() {
  const intl = useIntl();
  const { info, groupId } = useStores().session;
  if (info === null) return null;
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
      <Avatar name={info.displayName || info.email} id={groupId} size={40} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Text dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere', lineHeight: 1.35 }}>
          {info.displayName || info.email}
        </Text>
        <Text variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {info.email}
        </Text>
      </Box>
      <Tag>{intl.formatMessage(planMessages.name, { plan: info.displayPlan })}</Tag>
    </Box>
  );
});
