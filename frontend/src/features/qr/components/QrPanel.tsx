import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Stack } from '../../../shared/ui/layout';
import { qrMessages } from '../qr.messages';
import QrDialog from './QrDialog';
import { QrImage } from './QrImage';
import { QrSaving } from './QrSaving';
import { type QrLink, useQr } from './use-qr';

const SIDE = 152;

/** The QR code of a link beside it. */
const QrPanel = observer(function QrPanel({ link }: { readonly link: QrLink }) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [countOfLooks, setCountOfLooks] = useState(0);
  const { qr, isLocked, name } = useQr(link, countOfLooks);
  const close = (): void => {
    setIsOpen(false);
    setCountOfLooks((count) => count + 1);
  };
  return (
    <Stack sx={{ alignItems: 'center', gap: 0.5, flex: 'none' }}>
      <QrImage qr={qr} shortUrl={link.shortUrl} side={SIDE} />
      <QrSaving qr={qr} name={name} side={1024} />
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {intl.formatMessage(isLocked ? qrMessages.sizes : qrMessages.design)}
      </Button>
      {isOpen && <QrDialog link={link} onClose={close} />}
    </Stack>
  );
});

export default QrPanel;
