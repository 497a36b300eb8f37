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

/** A question or a few fields on top of the page, which gets the focus back when it closes. */
export function Dialog({ title, onClose, children, actions, isWide = false, onSubmit }: DialogProps) {
  const id = useId();
  const content = (
    <>
      <Typography id={id} component="h2" variant="h2" sx={{ fontSize: '1.375rem', mb: 1.5 }}>
        {title}
      </Typography>
      {children}
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column-reverse', sm: 'row' },
          justifyContent: 'flex-end',
          gap: 1.5,
          mt: 3,
        }}
      >
        {actions}
      </Box>
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
          },
        },
      }}
    >
      {onSubmit === undefined ? (
        <Box sx={{ p: { xs: 2.5, sm: 3 } }}>{content}</Box>
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
          sx={{ p: { xs: 2.5, sm: 3 } }}
        >
          {content}
        </Box>
      )}
    </MuiDialog>
  );
}
