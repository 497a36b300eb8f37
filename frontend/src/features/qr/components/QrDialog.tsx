import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { readableAddress } from '../../../shared/format';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { qrMessages } from '../qr.messages';
import QrDesigner from './QrDesigner';
import type { QrLink } from './use-qr';

export interface QrDialogProps {
  readonly link: QrLink;
  readonly onClose: () => void;
}

/** The designer on top of a page. */
const QrDialog = observer(function QrDialog({ link, onClose }: QrDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      title={intl.formatMessage(qrMessages.designTitle, { address: readableAddress(link.shortUrl) })}
      isWide
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {intl.formatMessage(qrMessages.close)}
        </Button>
      }
    >
      <QrDesigner link={link} />
    </Dialog>
  );
});

export default QrDialog;
