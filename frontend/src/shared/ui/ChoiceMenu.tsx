import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Box from '@mui/material/Box';
import { CheckIcon } from './icons';

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Language of the label, when it differs from the page's. */
  readonly lang?: string;
}

export interface ChoiceMenuProps<T extends string> {
  readonly id: string;
  readonly label: string;
  readonly anchor: HTMLElement;
  readonly choices: readonly Choice<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  readonly onClose: () => void;
}

/** An open menu to choose one of a few from. */
export default function ChoiceMenu<T extends string>(props: ChoiceMenuProps<T>) {
  const { id, label, anchor, choices, chosen, onChoose, onClose } = props;
  return (
    <Menu
      id={id}
      open
      // Inside the landmark of its button, where screen readers look for it.
      disablePortal
      anchorEl={anchor}
      onClose={onClose}
      transitionDuration={0}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': label },
        paper: { sx: { mt: 0.5, border: 1, borderColor: 'divider' } },
      }}
    >
      {choices.map(({ value, label: text, lang }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === chosen}
          selected={value === chosen}
          lang={lang}
          onClick={() => {
            onClose();
            onChoose(value);
          }}
          sx={{ minHeight: { xs: 44, sm: 44 }, minWidth: 180, gap: 1.5 }}
        >
          <Box component="span" sx={{ flex: 1 }}>
            {text}
          </Box>
          {value === chosen && <CheckIcon fontSize="small" color="primary" />}
        </MenuItem>
      ))}
    </Menu>
  );
}
