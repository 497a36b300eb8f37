import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly cancel: string;
  readonly isDangerous?: boolean;
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** As soon as it is there: a dialog comes into the document later than the component that opens it. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** Asks before something that cannot be taken back. The focus is on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, isDangerous = false, isPending = false } = props;
  return (
    <Dialog
      title={title}
      onClose={props.onCancel}
      actions={
        <>
          <Button variant="outlined" color="inherit" ref={focus} onClick={props.onCancel}>
            {cancel}
          </Button>
          <Button
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) props.onConfirm();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
