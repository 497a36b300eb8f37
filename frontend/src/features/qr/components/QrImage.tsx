import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { readableAddress } from '../../../shared/format';
import { Box } from '../../../shared/ui/layout';
import { Skeleton, Text } from '../../../shared/ui/text';
import { svgAddress } from '../qr-drawing';
import { qrMessages } from '../qr.messages';
import type { QrStore } from '../qr.store';

interface QrImageProps {
  readonly qr: QrStore;
  readonly shortUrl: string;
  readonly side: number;
}

export const QrImage = observer(function QrImage({ qr, shortUrl, side }: QrImageProps) {
  const intl = useIntl();
  if (qr.drawing.error !== null) return <Text variant="body2">{intl.formatMessage(qrMessages.failed)}</Text>;
  if (qr.picture === null) return <Skeleton variant="rounded" width={side} height={side} />;
  return (
    <Box
      component="img"
      src={svgAddress(qr.picture.svg)}
      alt={intl.formatMessage(qrMessages.of, { address: readableAddress(shortUrl) })}
      width={side}
      height={side}
      sx={{ borderRadius: 1, border: 1, borderColor: 'divider', maxWidth: '100%', flex: 'none' }}
    />
  );
});
