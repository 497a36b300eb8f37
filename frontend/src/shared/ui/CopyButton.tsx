import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type Ref, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { copyText } from '../clipboard';
import { readableAddress } from '../format';
import { useAnnounce } from './Announcer';
import { CheckIcon, CopyIcon } from './icons';
import { uiMessages } from './ui.messages';

const SHOWN_MS = 2_000;

interface CopyButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** The address to copy. */
  readonly address: string;
  readonly isIcon?: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** Copies an address, and tells so to eyes and ears. */
export function CopyButton({ address, isIcon = false, buttonRef, ...look }: CopyButtonProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async (): Promise<void> => {
    const isCopied = await copyText(address);
    announce(intl.formatMessage(isCopied ? uiMessages.copied : uiMessages.copyFailed));
    if (isCopied) setCopies((count) => count + 1);
  };
  const label = intl.formatMessage(uiMessages.copyAddress, { address: readableAddress(address) });
  const icon = copies > 0 ? <CheckIcon fontSize="small" /> : <CopyIcon fontSize="small" />;
  if (isIcon) {
    return (
      <IconButton
        color="inherit"
        ref={buttonRef}
        aria-label={label}
        title={label}
        onClick={() => void copy()}
      >
        {icon}
      </IconButton>
    );
  }
  return (
    <Button
      {...look}
      ref={buttonRef}
      aria-label={copies > 0 ? undefined : label}
      startIcon={icon}
      onClick={() => void copy()}
    >
      {intl.formatMessage(copies > 0 ? uiMessages.copied : uiMessages.copy)}
    </Button>
  );
}
