import Box from '@mui/material/Box';
import { useId } from 'react';

interface ColorFieldProps {
  readonly label: string;
  /** As `#rrggbb`. */
  readonly value: string;
  readonly onChange: (color: string) => void;
}

/** A colour, chosen with the browser's own picker, which knows keyboards and screen readers. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const id = useId();
  return (
    <Box sx={{ flex: 1, minWidth: 120 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.5, fontWeight: 600, fontSize: '0.9375rem' }}
      >
        {label}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="input"
          type="color"
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          sx={{
            width: 56,
            height: 44,
            p: 0.5,
            border: 1,
            borderColor: 'control.main',
            borderRadius: 1,
            bgcolor: 'background.paper',
            cursor: 'pointer',
            '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        />
        <Box component="output" htmlFor={id} sx={{ fontFamily: 'monospace', fontSize: '0.9375rem' }}>
          {value}
        </Box>
      </Box>
    </Box>
  );
}
