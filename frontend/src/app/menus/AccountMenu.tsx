import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import ActionMenu from '../../shared/ui/ActionMenu';
import { accountMenuMessages } from '../shell.messages';
import { AccountCard } from './AccountCard';
import type { MenuProps } from './MenuButton';
import { useAccountActions } from './use-account-actions';

const AccountMenu = observer(function AccountMenu(props: MenuProps) {
  const intl = useIntl();
  return (
    <ActionMenu
      {...props}
      label={intl.formatMessage(accountMenuMessages.title)}
      header={<AccountCard />}
      actions={useAccountActions()}
    />
  );
});

export default AccountMenu;
