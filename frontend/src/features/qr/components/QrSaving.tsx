import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { saveFile } from '../../../shared/save-file';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { CopyIcon, DownloadIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { canCopyPicture, copyPicture, type PngSide, qrPng } from '../qr-picture';
import { qrMessages } from '../qr.messages';
import type { QrStore } from '../qr.store';

interface QrSavingProps {
  readonly qr: QrStore;
  /** Of the file, without its ending. */
  readonly name: string;
  readonly side: PngSide;
  readonly canCopy?: boolean;
}

/** Takes the QR code along, once it can be scanned. */
export const QrSaving = observer(function QrSaving({ qr, name, side, canCopy = false }: QrSavingProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [hasFailed, setHasFailed] = useState(false);
  const { picture } = qr;
  const isReady = picture !== null && qr.isReadable;
  const savePng = async (): Promise<void> => {
    if (!isReady) return;
    const png = await qrPng(picture, side).catch(() => null);
    setHasFailed(png === null);
    if (png !== null) saveFile(`${name}.png`, png);
  };
  const saveSvg = (): void => {
    if (isReady) saveFile(`${name}.svg`, new Blob([picture.svg], { type: 'image/svg+xml' }));
  };
  const copy = async (): Promise<void> => {
    if (!isReady) return;
    const isCopied = await copyPicture(qrPng(picture, side));
    announce(intl.formatMessage(isCopied ? qrMessages.copied : qrMessages.copyFailed));
  };
  const look = {
    size: 'small',
    'aria-disabled': !isReady,
    sx: { '&[aria-disabled="true"]': { opacity: 0.55 } },
  } as const;
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button
          {...look}
          startIcon={<DownloadIcon />}
          aria-label={intl.formatMessage(qrMessages.pngLong, { side })}
          onClick={() => void savePng()}
        >
          {intl.formatMessage(qrMessages.png)}
        </Button>
        <Button
          {...look}
          startIcon={<DownloadIcon />}
          aria-label={intl.formatMessage(qrMessages.svgLong)}
          onClick={saveSvg}
        >
          {intl.formatMessage(qrMessages.svg)}
        </Button>
        {canCopy && canCopyPicture() && (
          <Button {...look} startIcon={<CopyIcon />} onClick={() => void copy()}>
            {intl.formatMessage(qrMessages.copy)}
          </Button>
        )}
      </Stack>
      {hasFailed && (
        <Text role="alert" variant="body2" color="error">
          {intl.formatMessage(qrMessages.saveFailed)}
        </Text>
      )}
    </>
  );
});
