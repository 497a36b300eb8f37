import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Select } from '../../../shared/ui/Select';
import { PNG_SIDES, type PngSide } from '../qr-picture';
import { qrStyleMessages } from '../qr.messages';
import { QrImage } from './QrImage';
import { QrSaving } from './QrSaving';
import { QrStyleFields } from './QrStyleFields';
import { type QrLink, useQr } from './use-qr';

const SIDE = 220;
/** It stands in pages and in dialogs: the room that it has counts, not the window. */
const BESIDE = {
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  '@container (min-width: 560px)': { flexDirection: 'row', alignItems: 'flex-start' },
} as const;

/** The QR code of a link, its look, and ways to take it along. */
const QrDesigner = observer(function QrDesigner({ link }: { readonly link: QrLink }) {
  const intl = useIntl();
  const { qr, isLocked, name } = useQr(link);
  const [side, setSide] = useState<PngSide>(1024);
  const sides = PNG_SIDES.map((each) => ({
    value: String(each),
    label: intl.formatMessage(qrStyleMessages.pixels, { side: each }),
  }));
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={BESIDE}>
        <Stack sx={{ gap: 1.5, alignItems: 'center', flex: 'none' }}>
          <QrImage qr={qr} shortUrl={link.shortUrl} side={SIDE} />
          <Box sx={{ width: SIDE }}>
            <Select
              label={intl.formatMessage(qrStyleMessages.size)}
              choices={sides}
              chosen={String(side)}
              onChoose={(chosen) => setSide(PNG_SIDES.find((each) => String(each) === chosen) ?? side)}
            />
          </Box>
          <QrSaving qr={qr} name={name} side={side} canCopy />
        </Stack>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <QrStyleFields qr={qr} isLocked={isLocked} />
        </Box>
      </Box>
    </Box>
  );
});

export default QrDesigner;
