import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Box, Stack } from '../../../shared/ui/layout';

const WIDE = '@media (min-width: 1100px)';

interface LinkColumnsProps {
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** What can be changed, and beside it, where there is room, which link it is. */
export const LinkColumns = observer(function LinkColumns({ aside, children }: LinkColumnsProps) {
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
        sx={{
          [WIDE]: {
            order: 2,
            position: 'sticky',
            top: 88,
            maxHeight: 'calc(100dvh - 104px)',
            overflowY: 'auto',
          },
        }}
      >
        {aside}
      </Box>
      <Stack sx={{ gap: 1.5, minWidth: 0 }}>{children}</Stack>
    </Box>
  );
});
