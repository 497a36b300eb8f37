import Box from '@mui/material/Box';
import { type ClipboardEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { pastedAddress, type PastedAddress } from '../pasted-address';
import { TextField, type TextFieldProps } from './TextField';
import { uiMessages } from './ui.messages';

type UrlFieldProps = Omit<TextFieldProps, 'inputMode' | 'type' | 'lines'>;

/** Nothing that stands there is kept when something is pasted. */
const isReplaced = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  value.trim() === '' || (selectionStart === 0 && selectionEnd === value.length);

/**
 * A field for an address. Of a text that is pasted, the address alone is taken, and shown for a look; browsers would join
 * its lines.
 */
export function UrlField(props: UrlFieldProps) {
  const intl = useIntl();
  const [pasted, setPasted] = useState<PastedAddress | null>(null);
  const onPaste = (event: ClipboardEvent): void => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || !isReplaced(target)) return;
    const found = pastedAddress(event.clipboardData.getData('text'));
    setPasted(found);
    if (found === null) return;
    event.preventDefault();
    props.onChange(found.text);
  };
  const isShown = pasted !== null && pasted.text === props.value;
  const note = pasted?.change === 'taken' ? uiMessages.addressTaken : uiMessages.linesJoined;
  return (
    <Box onPaste={onPaste} sx={{ width: '100%', minWidth: 0 }}>
      <TextField {...props} inputMode="url" {...(isShown ? { hint: intl.formatMessage(note) } : {})} />
    </Box>
  );
}
