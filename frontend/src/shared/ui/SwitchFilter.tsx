import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { SearchIcon } from './icons';

interface SwitchFilterProps {
  readonly label: string;
  /** Said when nothing has such a name. */
  readonly empty: string;
  readonly isEmpty: boolean;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The menu was opened to choose from many. */
const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** A field that makes a long menu short; it stays in sight while the menu is scrolled. */
export function SwitchFilter(props: SwitchFilterProps) {
  const { label, empty, isEmpty, value, onChange, onKeyDown } = props;
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        '&:focus-within': { boxShadow: 'inset 0 -2px 0 var(--l-palette-primary-main)' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 2 }}>
        <SearchIcon fontSize="small" sx={{ color: 'text.secondary' }} />
        <Box
          component="input"
          type="text"
          ref={takeFocus}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          sx={{
            flex: 1,
            minWidth: 0,
            height: 48,
            border: 0,
            outline: 0,
            bgcolor: 'transparent',
            color: 'text.primary',
            font: 'inherit',
            '&::placeholder': { color: 'text.secondary', opacity: 1 },
          }}
        />
      </Box>
      <Typography role="status" variant="body2" color="textSecondary" sx={isEmpty ? { px: 2, pb: 1.5 } : {}}>
        {isEmpty && empty}
      </Typography>
    </Box>
  );
}
