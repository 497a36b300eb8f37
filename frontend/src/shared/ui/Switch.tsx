import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with it; replaces the hint and marks the switch. */
  readonly error?: string | null;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const TRACK = {
  appearance: 'none',
  flex: 'none',
  m: 0,
  width: 44,
  height: 26,
  borderRadius: 13,
  border: 1,
  borderColor: 'control.main',
  bgcolor: 'soft.sunken',
  position: 'relative',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 3,
    left: 3,
    width: 18,
    height: 18,
    borderRadius: '50%',
    bgcolor: 'control.main',
    transition: 'transform 120ms',
  },
  '&:checked': { bgcolor: 'primary.main', borderColor: 'primary.main' },
  '&:checked::after': { bgcolor: 'primary.contrastText', transform: 'translateX(18px)' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  // Without colours of our own only the browser's own box can show whether it is on.
  '@media (forced-colors: active)': { appearance: 'auto', '&::after': { display: 'none' } },
} as const;

/** On or off at once, without a button to save. The whole row can be pressed. */
export function Switch({ label, hint = '', error = null, isOn, onChange }: SwitchProps) {
  const id = useId();
  const note = error ?? hint;
  const noteId = note === '' ? undefined : `${id}-note`;
  return (
    <Box
      component="label"
      htmlFor={id}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 48, py: 0.75, cursor: 'pointer' }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 500 }}>
          {label}
        </Typography>
        {noteId !== undefined && (
          <Typography
            component="span"
            variant="body2"
            color={error === null ? 'textSecondary' : 'error'}
            role={error === null ? undefined : 'alert'}
            id={noteId}
          >
            {note}
          </Typography>
        )}
      </Box>
      <Box
        component="input"
        type="checkbox"
        role="switch"
        id={id}
        checked={isOn}
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={noteId}
        onChange={(event) => onChange(event.target.checked)}
        sx={TRACK}
      />
    </Box>
  );
}
