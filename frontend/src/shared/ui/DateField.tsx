import Box from '@mui/material/Box';
import { useId } from 'react';
import { isDay } from '../calendar';

interface DateFieldProps {
  readonly label: string;
  /** Like `2026-11-21`. */
  readonly value: string;
  /** Null: any day before. */
  readonly min?: string | null;
  readonly max: string;
  readonly onChange: (day: string) => void;
}

/** The browser's own date picker: known to its user, in the user's format, usable by keyboard. */
export function DateField({ label, value, min = null, max, onChange }: DateFieldProps) {
  const id = useId();
  const isChoosable = (day: string): boolean => isDay(day) && day <= max && (min === null || day >= min);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="label" htmlFor={id} sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box
        component="input"
        id={id}
        type="date"
        value={value}
        min={min ?? undefined}
        max={max}
        onChange={(event) => {
          // While a date is being typed there are moments without one.
          if (isChoosable(event.target.value)) onChange(event.target.value);
        }}
        sx={{
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'control.main',
          borderRadius: '10px',
          minHeight: 44,
          px: 1.5,
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      />
    </Box>
  );
}
