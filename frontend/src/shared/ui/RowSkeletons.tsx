import { Box } from './layout';
import { Panel } from './Panel';
import { Skeleton } from './text';

/** px */
const ROW = 72;

/** The place of a list that is loaded. */
export function RowSkeletons({ count }: { readonly count: number }) {
  return (
    <Panel aria-hidden data-testid="row-skeletons" sx={{ p: { xs: 0, sm: 0 }, overflow: 'hidden' }}>
      {Array.from({ length: count }, (_, index) => (
        <Box
          key={index}
          sx={{
            height: ROW,
            px: { xs: 2, sm: 2.5 },
            py: 1.5,
            borderTop: index === 0 ? 0 : 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton variant="text" width="45%" />
          <Skeleton variant="text" width="75%" />
        </Box>
      ))}
    </Panel>
  );
}
