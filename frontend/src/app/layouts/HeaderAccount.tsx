import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../shared/ui/AppLink';
import { Avatar } from '../../shared/ui/Avatar';
import { ExpandIcon } from '../../shared/ui/icons';
import { Box } from '../../shared/ui/layout';
import { navMessages } from '../app.messages';
import { MenuButton } from '../menus/MenuButton';
import { ONLY_WIDE } from '../shell/breakpoints';
import { lazyPart } from '../shell/lazy-part';
import { useStores } from '../store-context';

const ACCOUNT = lazyPart(() => import('../menus/AccountMenu'));

const nameChip = {
  display: { xs: 'none', sm: 'inline-block' },
  minWidth: 0,
  maxWidth: 160,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** The group in use, always in sight, with the menu of the account. */
const AccountButton = observer(function AccountButton() {
  const intl = useIntl();
  const { info, groupId } = useStores().session;
  const name = info === null ? '' : info.displayName || info.email;
  return (
    <MenuButton menu={ACCOUNT} label={intl.formatMessage(navMessages.account, { name })}>
      <Avatar name={name} id={groupId} />
      <Box component="span" dir="auto" sx={nameChip}>
        {name}
      </Box>
      <ExpandIcon
        fontSize="small"
        sx={{ mx: -0.5, color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
      />
    </MenuButton>
  );
});

/** The ways in, or who has come in. */
export const HeaderAccount = observer(function HeaderAccount() {
  const intl = useIntl();
  const { session } = useStores();
  if (session.isSignedIn) return <AccountButton />;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      <Box sx={{ display: ONLY_WIDE }}>
        <ButtonLink to="/login" variant="text">
          {intl.formatMessage(navMessages.logIn)}
        </ButtonLink>
      </Box>
      <ButtonLink to="/signup" variant="contained">
        {intl.formatMessage(navMessages.signUp)}
      </ButtonLink>
    </Box>
  );
});
