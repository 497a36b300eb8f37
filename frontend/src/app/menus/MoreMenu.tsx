import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import ActionMenu from '../../shared/ui/ActionMenu';
import { navMessages } from '../app.messages';
import type { MenuProps } from './MenuButton';
import { useMoreActions } from './use-more-actions';

const MoreMenu = observer(function MoreMenu(props: MenuProps) {
  const intl = useIntl();
  return (
    <ActionMenu
      {...props}
      edge="left"
      label={intl.formatMessage(navMessages.more)}
      actions={useMoreActions()}
    />
  );
});

export default MoreMenu;
