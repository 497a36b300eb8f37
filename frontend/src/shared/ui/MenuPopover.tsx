import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';

interface MenuPopoverProps {
  readonly anchor: HTMLElement;
  /** Which edges of button and menu are in line. */
  readonly edge: 'left' | 'right';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sheet below a button that a menu stands on. */
export function MenuPopover({ anchor, edge, onClose, children }: MenuPopoverProps) {
  return (
    <Popover
      open
      // Inside the landmark of its button, where screen readers look for it.
      disablePortal
      anchorEl={anchor}
      onClose={onClose}
      transitionDuration={0}
      anchorOrigin={{ vertical: 'bottom', horizontal: edge }}
      transformOrigin={{ vertical: 'top', horizontal: edge }}
      slotProps={{
        paper: {
          sx: {
            mt: 0.5,
            width: 300,
            maxWidth: 'calc(100vw - 32px)',
            // A long menu leaves its button in sight.
            maxHeight: 'calc(100dvh - 96px)',
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      {children}
    </Popover>
  );
}
