import Box from '@mui/material/Box';
import { useId } from 'react';

interface RangeFieldProps {
  readonly label: string;
  /** The number in words, such as “40 %”. */
  readonly text: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A number between two others, by pointer or arrow keys. */
export function RangeField({ label, text, value, min, max, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <Box sx={{ flex: 1, minWidth: 160 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: '0.9375rem' }}>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
          {label}
        </Box>
        <Box component="output" htmlFor={id} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Box>
      </Box>
      <Box
        component="input"
        type="range"
        id={id}
        min={min}
        max={max}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
        sx={{
          width: '100%',
          height: 44,
          m: 0,
          accentColor: 'var(--l-palette-primary-main)',
          cursor: 'pointer',
        }}
      />
    </Box>
  );
}
