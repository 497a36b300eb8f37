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

/** Between two boxes, and at most so wide is one of them with it. */
const GAP = '0.5rem';
/** Of codes that are longer than most. */
const SMALL_GAP = '0.25rem';
const USUAL_LENGTH = 6;
const WIDEST = '4.5rem';
const DIGIT = '1ch';

/** Only to be looked at: the one field lies over the boxes, and its digits fall into them. */
interface BoxesProps {
  readonly length: number;
  readonly filled: number;
  readonly isWrong: boolean;
}

function Boxes({ length, filled, isWrong }: BoxesProps) {
  return Array.from({ length }, (_, index) => (
    <Box
      key={index}
      aria-hidden
      className={index === Math.min(filled, length - 1) ? 'next' : ''}
      sx={{
        height: '100%',
        width: 'calc(var(--box) - var(--gap))',
        border: 1,
        borderColor: isWrong ? 'error.main' : 'control.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    />
  ));
}

/** One field for a code of digits: it can be pasted, filled in by the phone, and read as one thing. */
export function CodeField(props: CodeFieldProps) {
  const { label, length, value, onChange, error = null, hint, isReadOnly = false, inputRef } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const isWrong = error !== null;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.5, fontWeight: 600, fontSize: '0.9375rem' }}
      >
        {label}
      </Box>
      <Box
        dir="ltr"
        sx={{
          '--gap': length > USUAL_LENGTH ? SMALL_GAP : GAP,
          '--box': `min(${WIDEST}, calc((100cqi + var(--gap)) / ${length}))`,
          position: 'relative',
          // A box that can be scrolled would be, as soon as the cursor stands behind the last digit.
          overflow: 'clip',
          display: 'flex',
          gap: 'var(--gap)',
          height: '3.75rem',
          '&:focus-within .next': {
            outline: '2px solid',
            outlineColor: isWrong ? 'error.main' : 'primary.main',
            outlineOffset: -2,
          },
        }}
      >
        <Boxes length={length} filled={value.length} isWrong={isWrong} />
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
          aria-invalid={isWrong}
          aria-describedby={noteId}
          sx={{
            position: 'absolute',
            inset: 0,
            font: '600 min(1.875rem, calc(var(--box) * 0.9))/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace',
            letterSpacing: `calc(var(--box) - ${DIGIT})`,
            color: 'text.primary',
            // Wider than the boxes by what follows the last digit, so that nothing is scrolled when it is typed.
            width: `calc(var(--box) * ${length + 1})`,
            p: 0,
            pl: `calc((var(--box) - var(--gap) - ${DIGIT}) / 2)`,
            border: 0,
            outline: 'none',
            background: 'none',
          }}
        />
      </Box>
      <Box
        id={noteId}
        role={isWrong ? 'alert' : undefined}
        sx={{
          mt: 0.75,
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
