import { observer } from 'mobx-react-lite';
import { Avatar } from '../../shared/ui/Avatar';
import { Box } from '../../shared/ui/layout';
import { Text } from '../../shared/ui/text';
import { useStores } from '../../shared/store-context';

/** Who is signed in. */
export const AccountCard = observer(function AccountCard() {
  const { info, userId } = useStores().session;
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
      <Avatar name={info.displayName || info.email} id={userId} size={40} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Text dir="auto" sx={{ fontWeight: 650, overflowWrap: 'anywhere', lineHeight: 1.35 }}>
          {info.displayName || info.email}
        </Text>
        <Text variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {info.email}
        </Text>
      </Box>
    </Box>
  );
});
