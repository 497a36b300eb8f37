import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLocalPath } from '../../i18n/use-local-path';
import { OuterIcon } from './icons';

export interface Action {
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon: ReactNode;
  /** A word or number beside the label. */
  readonly tag?: string;
  /** A path of this site without its language prefix, … */
  readonly to?: string;
  /** … or an address elsewhere, … */
  readonly href?: string;
  /** … or something to do. */
  readonly onSelect?: () => void;
  /** The first of another kind: a line stands above it. */
  readonly isApart?: boolean;
}

interface ActionMenuProps {
  readonly id: string;
  readonly label: string;
  readonly anchor: HTMLElement;
  readonly actions: readonly Action[];
  /** Which edges of button and menu are in line. */
  readonly edge?: 'left' | 'right';
  /** Above the actions. */
  readonly header?: ReactNode;
  readonly onClose: () => void;
}

/** An element and not a component: the list gives its own items the focus. */
function itemOf(action: Action, localPath: (path: string) => string, onClose: () => void) {
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
      sx={{ minHeight: { xs: 44, sm: 44 }, py: hint === undefined ? 0.75 : 1, mx: 0.75, borderRadius: 1 }}
    >
      <ListItemIcon sx={{ color: 'text.secondary' }}>{icon}</ListItemIcon>
      <Box component="span" sx={{ flex: 1, minWidth: 0, whiteSpace: 'normal' }}>
        {label}
        {hint !== undefined && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {hint}
          </Typography>
        )}
      </Box>
      {href !== undefined && <OuterIcon fontSize="small" sx={{ color: 'text.secondary', ml: 1 }} />}
    </MenuItem>
  );
}

/** An open menu of ways to go and things to do. */
export default function ActionMenu(props: ActionMenuProps) {
  const { id, label, anchor, actions, edge = 'right', header, onClose } = props;
  const localPath = useLocalPath();
  return (
    <Popover
      open
      // Inside the landmark of its button, where screen readers look for it.
      disablePortal
      anchorEl={anchor}
      onClose={onClose}
      transitionDuration={0}
      anchorOrigin={{ vertical: 'bottom', horizontal: edge }}
      transformOrigin={{ vertical: 'top', horizontal: edge }}
      slotProps={{
        paper: {
          sx: { mt: 0.5, width: 300, maxWidth: 'calc(100vw - 32px)', border: 1, borderColor: 'divider' },
        },
      }}
    >
      {header}
      <MenuList
        id={id}
        aria-label={label}
        autoFocusItem
        onKeyDown={(event) => {
          if (event.key === 'Tab') onClose();
        }}
      >
        {actions.flatMap((action) => [
          ...(action.isApart === true
            ? [<Divider key={`${action.key}-line`} component="li" role="separator" />]
            : []),
          itemOf(action, localPath, onClose),
        ])}
      </MenuList>
    </Popover>
  );
}
