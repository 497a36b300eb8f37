import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../shared/ui/buttons';
import { CloseIcon, TipIcon, WarningIcon } from '../../shared/ui/icons';
import { Box } from '../../shared/ui/layout';
import { appMessages } from '../app.messages';

interface StripProps {
  readonly tone: 'error' | 'primary';
  /** It comes as the answer to what the visitor did: how it is read out. */
  readonly role: 'alert' | 'status' | undefined;
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One banner, as wide as the window. */
export const Strip = observer(function Strip({ tone, role, onClose, children }: StripProps) {
  const intl = useIntl();
  const close = intl.formatMessage(appMessages.close);
  const Icon = tone === 'error' ? WarningIcon : TipIcon;
  return (
    <Box
      role={role}
      sx={{
        bgcolor: tone === 'error' ? 'soft.error' : 'soft.primary',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          maxWidth: 1280,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          minHeight: 48,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          lineHeight: 1.5,
        }}
      >
        <Icon fontSize="small" color={tone} />
        <Box sx={{ flex: 1, minWidth: 0, py: 1.25, overflowWrap: 'anywhere' }}>{children}</Box>
        {onClose !== undefined && (
          <IconButton color="inherit" aria-label={close} title={close} onClick={onClose} sx={{ mr: -1 }}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
    </Box>
  );
});
