import Box from '@mui/material/Box';
import { createContext, type ReactNode, use, useState } from 'react';
import { headingIdOf } from './heading-id';
import { ExpandIcon } from './icons';
import { Panel } from './Panel';
import { Text } from './text';

interface FoldProps {
  /** Also its address within the page. */
  readonly id: string;
  readonly title: string;
  /** What is set in it, for when it is folded. */
  readonly summary: string;
  /** Something in it has to be seen. */
  readonly isForcedOpen?: boolean;
  /** Nothing of it is there before it is opened first. */
  readonly isLazy?: boolean;
  readonly children: ReactNode;
}

const InFold = createContext(false);

/** Whether what is drawn has its frame and its title from a fold around it. */
export const useIsInFold = (): boolean => use(InFold);

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 2,
  minHeight: 56,
  px: { xs: 2, sm: 3 },
  py: 1,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: '16px',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
} as const;

/** One subject of a long page: a line that says what is set, and everything else once it is opened. */
export function Fold({ id, title, summary, isForcedOpen = false, isLazy = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(!isLazy);
  return (
    <Panel
      component="section"
      id={id}
      aria-labelledby={headingIdOf(id)}
      sx={{ p: { xs: 0, sm: 0 }, scrollMarginTop: { xs: 72, md: 80 } }}
    >
      <details
        open={isOpen || isForcedOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          if (currentTarget.open) setOpened(true);
        }}
      >
        <Box component="summary" sx={LINE}>
          <Text id={headingIdOf(id)} component="h2" sx={{ fontSize: '1.0625rem', fontWeight: 650 }}>
            {title}
          </Text>
          <Text variant="body2" color="textSecondary" noWrap dir="auto" sx={{ textAlign: 'end' }}>
            {summary}
          </Text>
          <ExpandIcon
            sx={{
              color: 'text.secondary',
              transition: 'transform 0.15s',
              'details[open] > * > &': { transform: 'rotate(180deg)' },
            }}
          />
        </Box>
        <Box sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: { xs: 2, sm: 3 } }}>
          <InFold value>{(wasOpened || isForcedOpen) && children}</InFold>
        </Box>
      </details>
    </Panel>
  );
}
