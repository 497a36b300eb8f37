import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { visuallyHidden } from './hidden';

interface SelectChoice<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly lang?: string;
  /** Is there to be seen, but not to be had. */
  readonly isLocked?: boolean;
}

interface SelectProps<T extends string> {
  readonly label: string;
  /** For a choice that its surroundings explain. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  readonly choices: readonly SelectChoice<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** The browser's own list of choices: phones show it as their users know it. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, isLabelHidden = false, hint, choices, chosen, onChoose } = props;
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <Box>
      <Box
        component="label"
        htmlFor={id}
        sx={
          isLabelHidden
            ? visuallyHidden
            : { display: 'block', mb: 0.5, fontWeight: 600, fontSize: '0.9375rem' }
        }
      >
        {label}
      </Box>
      <Box
        component="select"
        id={id}
        value={chosen}
        aria-describedby={hintId}
        onChange={(event) => {
          const choice = choices.find(({ value }) => value === event.target.value);
          if (choice !== undefined) onChoose(choice.value);
        }}
        sx={{
          font: 'inherit',
          fontSize: '1rem',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'control.main',
          borderRadius: 1,
          minHeight: isLabelHidden ? 44 : 56,
          px: 1.5,
          width: '100%',
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        {choices.map(({ value, label: text, lang, isLocked }) => (
          <option key={value} value={value} lang={lang} disabled={isLocked}>
            {text}
          </option>
        ))}
      </Box>
      {hint !== undefined && (
        <Typography id={hintId} variant="body2" color="textSecondary" sx={{ mt: 0.5, mx: 0.5 }}>
          {hint}
        </Typography>
      )}
    </Box>
  );
}
