import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Action } from './action';
import { CheckIcon, OuterIcon } from './icons';

const row = (hint: string | undefined) =>
  ({
    minHeight: { xs: 44, sm: 44 },
    py: hint === undefined ? 0.75 : 1,
    mx: 0.75,
    px: 1.5,
    borderRadius: 1,
  }) as const;

function labelled(label: string, hint: string | undefined, dir?: 'auto') {
  return (
    <Box component="span" sx={{ flex: 1, minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      <span dir={dir}>{label}</span>
      {hint !== undefined && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {hint}
        </Typography>
      )}
    </Box>
  );
}

/** Elements and not components: the list gives its own items the focus. */
export function actionItem(action: Action, localPath: (path: string) => string, onClose: () => void) {
  const { key, label, hint, icon, to, href, onSelect } = action;
  const ways = {
    ...(to === undefined ? {} : { component: RouterLink, to: localPath(to) }),
    ...(href === undefined ? {} : { component: 'a', href, target: '_blank', rel: 'noopener noreferrer' }),
  };
  return (
    <MenuItem
      key={key}
      {...ways}
      onClick={() => {
        onClose();
        onSelect?.();
      }}
      sx={row(hint)}
    >
      <ListItemIcon sx={{ color: 'text.secondary' }}>{icon}</ListItemIcon>
      {labelled(label, hint)}
      {href !== undefined && <OuterIcon fontSize="small" sx={{ color: 'text.secondary', ml: 1 }} />}
    </MenuItem>
  );
}

/** One of several that exclude each other. */
export interface MenuChoice {
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  readonly icon: ReactNode;
  readonly isChosen: boolean;
}

export function choiceItem(
  { key, label, hint, icon, isChosen }: MenuChoice,
  onChoose: (key: string) => void,
) {
  return (
    <MenuItem
      key={key}
      role="menuitemradio"
      aria-checked={isChosen}
      selected={isChosen}
      onClick={() => onChoose(key)}
      sx={{ ...row(hint), gap: 1.5 }}
    >
      {icon}
      {labelled(label, hint, 'auto')}
      {isChosen && <CheckIcon fontSize="small" color="primary" />}
    </MenuItem>
  );
}

export const menuLine = (key: string) => <Divider key={key} component="li" role="separator" />;
