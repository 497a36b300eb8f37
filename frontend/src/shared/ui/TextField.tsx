import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { visuallyHidden } from './hidden';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What is wrong; replaces the hint and marks the field. */
  readonly error?: string | null;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** What browsers may offer to fill in; nothing by default. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly type?: 'text' | 'email' | 'tel' | 'search';
  readonly isLabelHidden?: boolean;
  readonly isLarge?: boolean;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One line of text with its label, hint and error tied to it for screen readers. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error = null, hint, isLabelHidden = false, isLarge = false } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <FormControl error={error !== null} fullWidth>
      <Box
        component="label"
        htmlFor={id}
        sx={isLabelHidden ? visuallyHidden : { mb: 0.5, fontWeight: 600, fontSize: '0.9375rem' }}
      >
        {label}
      </Box>
      <OutlinedInput
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={props.placeholder ?? ''}
        inputRef={props.inputRef}
        startAdornment={props.before}
        endAdornment={props.after}
        type={props.type ?? 'text'}
        sx={{ minHeight: isLarge ? 56 : 48, fontSize: isLarge ? '1.0625rem' : '1rem' }}
        inputProps={{
          inputMode: props.inputMode,
          autoComplete: props.autoComplete ?? 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          dir: 'auto',
          'aria-describedby': note ? noteId : undefined,
        }}
      />
      {note && (
        <FormHelperText id={noteId} component="div" role={error === null ? undefined : 'alert'}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}
