import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { visuallyHidden } from './hidden';

interface SkipLinkProps {
  /** Id of what it leads to. */
  readonly target: string;
  readonly children: ReactNode;
}

/** Leads past the header; shows itself when the keyboard reaches it. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <Link
      href={`#${target}`}
      onClick={(event) => {
        // Without changing the address, which may hold what the page shows.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: 'background.paper',
        fontWeight: 600,
        '&:not(:focus)': visuallyHidden,
      }}
    >
      {children}
    </Link>
  );
}
