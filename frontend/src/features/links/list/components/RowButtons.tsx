import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { readableAddress } from '../../../../shared/format';
import { useStores } from '../../../../shared/store-context';
import { AppLink } from '../../../../shared/ui/AppLink';
import { IconButton } from '../../../../shared/ui/buttons';
import { EditIcon, QrIcon } from '../../../../shared/ui/icons';
import { QrDialog } from '../../../qr';
import { editorPath } from '../../editor-path';
import type { ListedLink } from '../../links.api';
import { rowMessages } from '../filter.messages';
import { QR_KEY } from '../row-keys';

interface RowButtonProps {
  readonly link: ListedLink;
}

/** Shows the QR code of a link. */
export const QrButton = observer(function QrButton({ link }: RowButtonProps) {
  const intl = useIntl();
  const { shell } = useStores();
  const [isOpen, setOpen] = useState(false);
  const label = intl.formatMessage(rowMessages.qr, { address: readableAddress(link.shortUrl) });
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        title={label}
        aria-keyshortcuts={shell.hasShortcuts ? QR_KEY : undefined}
        onClick={() => setOpen(true)}
      >
        <QrIcon fontSize="small" />
      </IconButton>
      {isOpen && <QrDialog link={link} onClose={() => setOpen(false)} />}
    </>
  );
});

/** Leads to where the link is changed. */
export const EditLink = observer(function EditLink({ link }: RowButtonProps) {
  const intl = useIntl();
  const label = intl.formatMessage(rowMessages.editThis, { address: readableAddress(link.shortUrl) });
  return (
    <AppLink
      to={editorPath(link.groupId, link.encodeId, link.domain)}
      aria-label={label}
      title={label}
      color="inherit"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 44,
        height: 44,
        borderRadius: '50%',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <EditIcon fontSize="small" />
    </AppLink>
  );
});
