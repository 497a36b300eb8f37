import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import ActionMenu from '../../../shared/ui/ActionMenu';
import { createdLinkMessages } from '../links.messages';
import { shareActions } from '../share-actions';

export interface ShareMenuProps {
  readonly id: string;
  /** Of the link. */
  readonly address: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** An open menu of the ways to send a link to other people. */
const ShareMenu = observer(function ShareMenu({ id, address, anchor, onClose }: ShareMenuProps) {
  const intl = useIntl();
  return (
    <ActionMenu
      id={id}
      label={intl.formatMessage(createdLinkMessages.share)}
      anchor={anchor}
      edge="left"
      actions={shareActions(intl, address)}
      onClose={onClose}
    />
  );
});

export default ShareMenu;
