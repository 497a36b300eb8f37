import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { isDay } from '../calendar';
import { formatDay } from '../dates';

interface DateFieldProps {
  readonly label: string;
  /** Like `2026-11-21`. */
  readonly value: string;
  /** Null: any day before. */
  readonly min?: string | null;
  readonly max: string;
  readonly onChange: (day: string) => void;
}

/**
 * The browser's own date picker: known to its user and usable by keyboard. It writes days in the language of the browser,
 * so that the day stands below in that of the page. A day out of bounds becomes the nearest one within when the field is
 * left.
 */
export function DateField({ label, value, min = null, max, onChange }: DateFieldProps) {
  const { locale } = useIntl();
  const id = useId();
  const wordsId = `${id}-words`;
  // What is being typed and cannot be chosen yet: on the way to October there is January.
  const [draft, setDraft] = useState<string | null>(null);
  const nearest = (day: string): string => {
    if (day > max) return max;
    return min !== null && day < min ? min : day;
  };
  const type = (text: string): void => {
    const isChoosable = isDay(text) && nearest(text) === text;
    setDraft(isChoosable ? null : text);
    if (isChoosable) onChange(text);
  };
  const settle = (): void => {
    setDraft(null);
    if (draft !== null && isDay(draft)) onChange(nearest(draft));
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto auto', alignItems: 'center', columnGap: 1 }}>
      <Box component="label" htmlFor={id} sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box
        component="input"
        id={id}
        type="date"
        value={draft ?? value}
        aria-describedby={wordsId}
        min={min ?? undefined}
        max={max}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
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
      <Box
        id={wordsId}
        sx={{ gridColumn: 2, px: 0.5, minHeight: '1.25rem', fontSize: '0.8125rem', color: 'text.secondary' }}
      >
        {isDay(value) && formatDay(locale, value, 'medium')}
      </Box>
    </Box>
  );
}
