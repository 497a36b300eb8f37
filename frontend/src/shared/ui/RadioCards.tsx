import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RadioCard } from './RadioCard';

interface RadioCardsProps<T extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: T; readonly label: string; readonly hint?: string }[];
  /** Null until one has been chosen. */
  readonly chosen: T | null;
  readonly onChoose: (value: T) => void;
  readonly error: string | null;
}

/** A few choices of which one is made, each of them in sight. */
export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const { label, choices, chosen, onChoose, error } = props;
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-labelledby={name}
      aria-describedby={error === null ? undefined : `${name}-error`}
      aria-invalid={error !== null}
    >
      <Typography id={name} sx={{ fontWeight: 600, fontSize: '0.9375rem', mb: 0.75 }}>
        {label}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {choices.map(({ value, label: title, hint }) => (
          <RadioCard key={value} name={name} isChosen={value === chosen} onChoose={() => onChoose(value)}>
            <Box sx={{ minWidth: 0 }}>
              <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {title}
              </Typography>
              {hint !== undefined && (
                <Typography
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: 'block', overflowWrap: 'anywhere' }}
                >
                  {hint}
                </Typography>
              )}
            </Box>
          </RadioCard>
        ))}
      </Box>
      {error !== null && (
        <Typography id={`${name}-error`} role="alert" variant="body2" color="error" sx={{ mt: 0.5, mx: 0.5 }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}
