import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLocalPath } from '../../i18n/use-local-path';

interface NavLinkProps {
  /** Without a language prefix. */
  readonly to: string;
  /** Its page is the one that is shown. */
  readonly isHere: boolean;
  readonly children: ReactNode;
}

/** An entry of a navigation bar. */
export function NavLink({ to, isHere, children }: NavLinkProps) {
  const address = useLocalPath()(to);
  return (
    <ButtonBase
      component={RouterLink}
      to={address}
      aria-current={isHere ? 'page' : undefined}
      sx={{
        borderRadius: '10px',
        px: 1,
        minHeight: 40,
        fontWeight: 500,
        fontSize: '0.9375rem',
        whiteSpace: 'nowrap',
        gap: 0.75,
        color: 'text.secondary',
        '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
        '&[aria-current]': { color: 'primary.main', bgcolor: 'soft.primary' },
      }}
    >
      {children}
    </ButtonBase>
  );
}

/** A word beside an entry, such as “Beta”. */
export function NavTag({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        fontSize: '0.75rem',
        fontWeight: 650,
        lineHeight: 1.6,
        px: 0.75,
        borderRadius: '6px',
        color: 'primary.main',
        bgcolor: 'soft.primary',
        border: 1,
        borderColor: 'primary.main',
      }}
    >
      {children}
    </Box>
  );
}
