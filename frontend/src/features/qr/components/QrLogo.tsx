import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { LOGO_KINDS, readLogo } from '../qr-picture';
import { qrStyleMessages } from '../qr.messages';
import type { QrStore } from '../qr.store';

interface QrLogoProps {
  readonly qr: QrStore;
}

/** The picture in the middle of the code. */
export const QrLogo = observer(function QrLogo({ qr }: QrLogoProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const hasLogo = qr.style.logo !== null;
  const chooseText = intl.formatMessage(hasLogo ? qrStyleMessages.logoOther : qrStyleMessages.logo);
  const take = (file: File | undefined): void => {
    if (file) void qr.takeLogo(readLogo(file));
  };
  const remove = (): void => {
    qr.set({ logo: null });
    choose.current?.focus();
  };
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button ref={choose} variant="outlined" color="inherit" onClick={() => field.current?.click()}>
          {chooseText}
        </Button>
        {hasLogo && (
          <Button color="inherit" onClick={remove}>
            {intl.formatMessage(qrStyleMessages.logoRemove)}
          </Button>
        )}
      </Stack>
      <Box
        component="input"
        type="file"
        ref={field}
        accept={LOGO_KINDS}
        aria-label={chooseText}
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
        sx={visuallyHidden}
      />
      <Text variant="body2" color={qr.hasLogoFailed ? 'error' : 'textSecondary'} role="status">
        {intl.formatMessage(qr.hasLogoFailed ? qrStyleMessages.logoFailed : qrStyleMessages.logoHint)}
      </Text>
    </Stack>
  );
});
