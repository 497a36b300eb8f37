import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

interface RadioCardProps {
  /** The same of all cards that one is chosen from. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several choices, as a card; a radio button to the keyboard and to screen readers. */
export function RadioCard({ name, isChosen, onChoose, children }: RadioCardProps) {
  const id = useId();
  return (
    <Box
      component="label"
      htmlFor={id}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 52,
        px: 1.5,
        py: 1,
        borderRadius: 1,
        border: 1,
        cursor: 'pointer',
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'soft.primary' : 'transparent',
        '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box
        component="input"
        type="radio"
        id={id}
        name={name}
        checked={isChosen}
        onChange={onChoose}
        sx={{
          m: 0,
          width: 18,
          height: 18,
          flex: 'none',
          color: 'primary.main',
          accentColor: 'currentcolor',
          outline: 'none',
        }}
      />
      {children}
    </Box>
  );
}
