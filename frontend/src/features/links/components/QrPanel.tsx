import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { saveFile } from '../../../shared/save-file';
import { readableAddress } from '../../../shared/format';
import { Request } from '../../../shared/request';
import { Button } from '../../../shared/ui/buttons';
import { DownloadIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Skeleton, Text } from '../../../shared/ui/text';
import { resultMessages } from '../links.messages';
import { qrAddress, type QrModules, qrModules, qrPng, qrSvg } from '../qr';

const SIDE = 152;

interface QrPanelProps {
  readonly link: { readonly shortUrl: string; readonly encodeId: string };
}

export const QrPanel = observer(function QrPanel({ link }: QrPanelProps) {
  const intl = useIntl();
  const [drawing] = useState(() => new Request<QrModules>());
  useEffect(() => void drawing.run(() => qrModules(qrAddress(link.shortUrl))), [drawing, link.shortUrl]);

  const { value: modules, error } = drawing;
  if (error !== null) return <Text variant="body2">{intl.formatMessage(resultMessages.qrFailed)}</Text>;
  if (modules === null) return <Skeleton variant="rounded" width={SIDE} height={SIDE + 44} />;
  const svg = qrSvg(modules);
  const name = `linklet-${link.encodeId}`;
  const savePng = async (): Promise<void> => saveFile(`${name}.png`, await qrPng(modules));
  const saveSvg = (): void => saveFile(`${name}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
  return (
    <Stack sx={{ alignItems: 'center', gap: 0.5, flex: 'none' }}>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={intl.formatMessage(resultMessages.qrOf, { address: readableAddress(link.shortUrl) })}
        width={SIDE}
        height={SIDE}
        sx={{ borderRadius: 1, border: 1, borderColor: 'divider' }}
      />
      <Stack direction="row">
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          aria-label={intl.formatMessage(resultMessages.qrPngLong)}
          onClick={() => void savePng()}
        >
          {intl.formatMessage(resultMessages.qrPng)}
        </Button>
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          aria-label={intl.formatMessage(resultMessages.qrSvgLong)}
          onClick={saveSvg}
        >
          {intl.formatMessage(resultMessages.qrSvg)}
        </Button>
      </Stack>
    </Stack>
  );
});
