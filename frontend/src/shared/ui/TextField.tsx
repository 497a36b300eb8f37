import Box from '@mui/material/Box';
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

const PADDING = '13px';

const frameOf = ({ error = null, before, after }: TextFieldProps) =>
  ({
    display: 'flex',
    alignItems: 'center',
    pl: before ? PADDING : 0,
    pr: after ? PADDING : 0,
    border: 1,
    borderColor: error === null ? 'control.main' : 'error.main',
    borderRadius: 1,
    bgcolor: 'background.paper',
    '&:hover': error === null ? { borderColor: 'text.primary' } : {},
    // Within: the button of a clock or a calendar is a part of the field.
    '&:has(> :is(input, textarea):focus-within)': {
      outline: '2px solid',
      outlineColor: error === null ? 'primary.main' : 'error.main',
      outlineOffset: '-2px',
    },
  }) as const;

const looksOf = ({ isLarge = false, before, after }: TextFieldProps) =>
  ({
    flex: 1,
    minWidth: 0,
    width: '100%',
    boxSizing: 'border-box',
    m: 0,
    py: '15.5px',
    pl: before ? 0 : PADDING,
    pr: after ? 0 : PADDING,
    border: 0,
    borderRadius: 'inherit',
    outline: 'none',
    background: 'none',
    color: 'text.primary',
    font: 'inherit',
    fontSize: isLarge ? '1.0625rem' : '1rem',
    lineHeight: 1.4375,
    resize: 'vertical',
    '&::placeholder': { opacity: 1, color: 'text.secondary' },
    '&[type="search"]': { appearance: 'textfield' },
    '&::-webkit-search-decoration': { appearance: 'none' },
    // Of a field of dates, which would be higher than one of words.
    '&::-webkit-date-and-time-value': { minHeight: '1.4375em', textAlign: 'start' },
  }) as const;

interface FieldProps extends TextFieldProps {
  readonly id: string;
  readonly noteId: string | undefined;
}

/**
 * The field alone. It is the browser's own, like Select and CodeField: the library's weighs as much as the rest of the
 * home page.
 */
function Field({ inputRef, ...props }: FieldProps) {
  const { id, noteId, error = null, onChange, suggestions, lines } = props;
  const common = {
    id,
    value: props.value,
    placeholder: props.placeholder ?? '',
    // Firefox shows no suggestions of ours where it may show none of its own.
    autoComplete: props.autoComplete ?? (suggestions === undefined ? 'off' : 'on'),
    autoCapitalize: 'none',
    spellCheck: false,
    dir: 'auto',
    'aria-invalid': error !== null,
    'aria-describedby': noteId,
    sx: looksOf(props),
  } as const;
  if (lines !== undefined) {
    return (
      <Box component="textarea" rows={lines} onChange={(event) => onChange(event.target.value)} {...common} />
    );
  }
  return (
    <Box
      component="input"
      ref={inputRef}
      type={props.type ?? 'text'}
      inputMode={props.inputMode}
      min={props.min}
      list={suggestions === undefined ? undefined : `${id}-list`}
      onChange={(event) => onChange(event.target.value)}
      {...common}
    />
  );
}

/** Text, one line unless more are asked for, with its label, hint and error tied to it for screen readers. */
export function TextField(props: TextFieldProps) {
  const { label, error = null, hint, isLabelHidden = false, before, after, suggestions } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%', minWidth: 0 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={isLabelHidden ? visuallyHidden : { mb: 0.5, fontWeight: 600, fontSize: '0.9375rem' }}
      >
        {label}
      </Box>
      <Box sx={frameOf(props)}>
        {before}
        <Field {...props} id={id} noteId={note ? noteId : undefined} />
        {after}
      </Box>
      {suggestions !== undefined && (
        <datalist id={`${id}-list`}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
      {note && (
        <Box
          id={noteId}
          role={error === null ? undefined : 'alert'}
          sx={{
            mt: '3px',
            mx: 0.5,
            fontSize: '0.875rem',
            lineHeight: 1.5,
            color: error === null ? 'text.secondary' : 'error.main',
          }}
        >
          {note}
        </Box>
      )}
    </Box>
  );
}
