import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
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

/** Asks before something that cannot be taken back. The focus is on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, isDangerous = false, isPending = false } = props;
  const wayOut = useRef<HTMLButtonElement>(null);
  useEffect(() => wayOut.current?.focus(), []);
  return (
    <Dialog
      title={title}
      onClose={props.onCancel}
      actions={
        <>
          <Button variant="outlined" color="inherit" ref={wayOut} onClick={props.onCancel}>
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
