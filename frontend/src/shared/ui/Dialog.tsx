import Box from '@mui/material/Box';
import MuiDialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons, the one that goes on last. */
  readonly actions: ReactNode;
  /** Has room for more than a few fields. */
  readonly isWide?: boolean;
  /** Makes the dialog a form: Enter in a field does the same as the last button. */
  readonly onSubmit?: () => void;
}

const PADDING = { xs: 2.5, sm: 3 };

/** Windows that are high enough for buttons that stay in sight. */
const HIGH = '@media (min-height: 480px)';

/** What comes above while a button has the focus must not push it out of sight, so that they stay at the bottom. */
const ACTIONS = {
  display: 'flex',
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  justifyContent: 'flex-end',
  gap: 1.5,
  mt: 1.5,
  pt: 1.5,
  mb: { xs: -2.5, sm: -3 },
  pb: PADDING,
  bgcolor: 'background.paper',
  [HIGH]: { position: 'sticky', bottom: 0, zIndex: 1 },
} as const;

/** A question or a few fields on top of the page, which gets the focus back when it closes. */
export function Dialog({ title, onClose, children, actions, isWide = false, onSubmit }: DialogProps) {
  const id = useId();
  const content = (
    <>
      <Typography id={id} component="h2" variant="h2" sx={{ fontSize: '1.375rem', mb: 1.5 }}>
        {title}
      </Typography>
      {children}
      <Box sx={ACTIONS}>{actions}</Box>
    </>
  );
  return (
    <MuiDialog
      open
      onClose={onClose}
      aria-labelledby={id}
      transitionDuration={0}
      fullWidth
      maxWidth="xs"
      slotProps={{
        paper: {
          sx: {
            borderRadius: '16px',
            border: 1,
            borderColor: 'divider',
            m: 2,
            width: 'calc(100% - 32px)',
            maxWidth: isWide ? 760 : 480,
            // A field that gets the focus comes to stand above the buttons.
            [HIGH]: { scrollPaddingBottom: '136px' },
          },
        },
      }}
    >
      {onSubmit === undefined ? (
        <Box sx={{ p: PADDING }}>{content}</Box>
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // A dialog may stand inside a form of the page, by way of React if not of the document.
            event.stopPropagation();
            onSubmit();
          }}
          sx={{ p: PADDING }}
        >
          {content}
        </Box>
      )}
    </MuiDialog>
  );
}
