import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import MuiDrawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLocalPath } from '../../i18n/use-local-path';
import type { Action } from './action';
import { OuterIcon } from './icons';
import { NavTag } from './NavLink';

interface DrawerProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet at the right edge of the window. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  return (
    <MuiDrawer
      open
      anchor="right"
      onClose={onClose}
      transitionDuration={0}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': label,
          sx: {
            width: 380,
            maxWidth: '100vw',
            pb: 'env(safe-area-inset-bottom)',
          },
        },
      }}
    >
      {children}
    </MuiDrawer>
  );
}

interface DrawerEntriesProps {
  readonly actions: readonly Action[];
  readonly onLeave: () => void;
}

/** Ways to go and things to do, one below the other. */
export function DrawerEntries({ actions, onLeave }: DrawerEntriesProps) {
  const localPath = useLocalPath();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 1, borderBottom: 1, borderColor: 'divider' }}>
      {actions.map(({ key, label, icon, tag, to, href, onSelect }) => (
        <li key={key}>
          <ButtonBase
            {...(to === undefined ? {} : { component: RouterLink, to: localPath(to) })}
            {...(href === undefined ? {} : { href, target: '_blank', rel: 'noopener noreferrer' })}
            onClick={() => {
              onLeave();
              onSelect?.();
            }}
            sx={{
              width: '100%',
              minHeight: 48,
              px: 1.5,
              py: 0.75,
              lineHeight: 1.4,
              gap: 2,
              borderRadius: 1,
              justifyContent: 'flex-start',
              textAlign: 'left',
              font: 'inherit',
              fontWeight: 500,
              '&:hover': { bgcolor: 'action.hover' },
              '& > svg:first-of-type': { color: 'text.secondary' },
            }}
          >
            {icon}
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              {label}
            </Box>
            {tag !== undefined && <NavTag>{tag}</NavTag>}
            {href !== undefined && <OuterIcon fontSize="small" />}
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
