import Box from '@mui/material/Box';
import MuiDialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useId } from 'react';
import { useIsPhone } from '../use-is-wide';
import { CloseIcon } from './icons';

interface AnchoredPanelProps {
  readonly id: string;
  /** Its button. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel below its button; on phones, where there is no room beside it, it fills the window. */
export function AnchoredPanel({ id, anchor, title, closeLabel, onClose, children }: AnchoredPanelProps) {
  const headingId = useId();
  const isPhone = useIsPhone();
  const content = (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          pl: 2,
          pr: 1,
          minHeight: 56,
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={headingId} component="h2" variant="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton color="inherit" aria-label={closeLabel} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {children}
    </>
  );
  if (isPhone) {
    return (
      <MuiDialog open fullScreen id={id} aria-labelledby={headingId} transitionDuration={0} onClose={onClose}>
        {content}
      </MuiDialog>
    );
  }
  return (
    <Popover
      open
      anchorEl={anchor.current}
      onClose={onClose}
      transitionDuration={0}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': headingId,
          sx: {
            mt: 0.5,
            width: 400,
            maxWidth: 'calc(100vw - 32px)',
            maxHeight: 'min(640px, 80dvh)',
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      {content}
    </Popover>
  );
}
