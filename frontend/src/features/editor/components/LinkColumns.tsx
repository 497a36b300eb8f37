import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { Box, Stack } from '../../../shared/ui/layout';

const WIDE = '@media (min-width: 1100px)';
/** px; below the header, and above the end of the window. */
const MARGIN = { top: 88, bottom: 16 } as const;

/**
 * What is higher than the window goes along with the page until its end is seen: an edge of its own would cut through a
 * button wherever the page stands.
 */
function useHeightAsVariable() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      current.style.setProperty('--height', `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return box;
}

interface LinkColumnsProps {
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** What can be changed, and beside it, where there is room, which link it is. */
export const LinkColumns = observer(function LinkColumns({ aside, children }: LinkColumnsProps) {
  const box = useHeightAsVariable();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 3 },
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'start',
        [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 360px)' },
      }}
    >
      <Box
        ref={box}
        sx={{
          [WIDE]: {
            order: 2,
            position: 'sticky',
            top: `min(${MARGIN.top}px, calc(100dvh - var(--height, 0px) - ${MARGIN.bottom}px))`,
          },
        }}
      >
        {aside}
      </Box>
      <Stack sx={{ gap: 1.5, minWidth: 0 }}>{children}</Stack>
    </Box>
  );
});
