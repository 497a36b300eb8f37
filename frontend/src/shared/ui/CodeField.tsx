import Box from '@mui/material/Box';
import { type ReactNode, type Ref, useId } from 'react';

interface CodeFieldProps {
  readonly label: string;
  /** How many digits the code has. */
  readonly length: number;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What is wrong; replaces the hint and marks the field. */
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  readonly isReadOnly?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const GAP = '0.85ch';

/** A line below each digit that the code will have. */
const SLOTS = `repeating-linear-gradient(90deg, var(--l-palette-control-main) 0 1ch, transparent 1ch calc(1ch + ${GAP}))`;

/** One field for a code of digits: it can be pasted, filled in by the phone, and read as one thing. */
export function CodeField(props: CodeFieldProps) {
  const { label, length, value, onChange, error = null, hint, isReadOnly = false, inputRef } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const isWrong = error !== null;
  return (
    <Box>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.5, fontWeight: 600, fontSize: '0.9375rem' }}
      >
        {label}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'center',
          border: 1,
          borderColor: isWrong ? 'error.main' : 'control.main',
          borderRadius: 1,
          bgcolor: 'background.paper',
          py: 1,
          '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
        }}
      >
        <Box
          component="input"
          id={id}
          ref={inputRef}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          readOnly={isReadOnly}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          aria-invalid={isWrong}
          aria-describedby={noteId}
          sx={{
            font: '600 1.875rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace',
            letterSpacing: GAP,
            color: 'text.primary',
            width: `calc(${length} * (1ch + ${GAP}))`,
            minHeight: 48,
            p: 0,
            border: 0,
            outline: 'none',
            background: `${SLOTS} 0 100% / 100% 2px no-repeat`,
          }}
        />
      </Box>
      <Box
        id={noteId}
        role={isWrong ? 'alert' : undefined}
        sx={{
          mt: 0.5,
          mx: 0.5,
          fontSize: '0.875rem',
          lineHeight: 1.5,
          color: isWrong ? 'error.main' : 'text.secondary',
        }}
      >
        {error ?? hint}
      </Box>
    </Box>
  );
}
