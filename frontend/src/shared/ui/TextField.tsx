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
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'date' | 'time';
  /** The first day that can be chosen. */
  readonly min?: string;
  readonly isLabelHidden?: boolean;
  readonly isLarge?: boolean;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Known values to choose from; any other can be typed. */
  readonly suggestions?: readonly string[];
  /** Room for so many lines, each of which Enter ends; one line that Enter submits when absent. */
  readonly lines?: number;
}

const looksOf = (isLarge: boolean) =>
  ({
    minHeight: isLarge ? 56 : 48,
    fontSize: isLarge ? '1.0625rem' : '1rem',
    '& textarea': { height: 'auto', resize: 'vertical' },
  }) as const;

/** Not the library's field of many lines, which measures itself with each key: the build leaves it out. */
const linesOf = (lines: number | undefined) =>
  lines === undefined ? {} : ({ inputComponent: 'textarea' } as const);

/** Text, one line unless more are asked for, with its label, hint and error tied to it for screen readers. */
export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error = null, hint, isLabelHidden = false, isLarge = false } = props;
  const { suggestions, lines } = props;
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
        {...linesOf(lines)}
        sx={looksOf(isLarge)}
        inputProps={{
          inputMode: props.inputMode,
          rows: lines,
          min: props.min,
          // Firefox shows no suggestions of ours where it may show none of its own.
          autoComplete: props.autoComplete ?? (suggestions === undefined ? 'off' : 'on'),
          list: suggestions === undefined ? undefined : `${id}-list`,
          autoCapitalize: 'none',
          spellCheck: false,
          dir: 'auto',
          'aria-describedby': note ? noteId : undefined,
        }}
      />
      {suggestions !== undefined && (
        <datalist id={`${id}-list`}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
      {note && (
        <FormHelperText id={noteId} component="div" role={error === null ? undefined : 'alert'}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}
