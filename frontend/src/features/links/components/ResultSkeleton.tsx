import { observer } from 'mobx-react-lite';
import { Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Skeleton } from '../../../shared/ui/text';

/** The shape of the result card, so that nothing jumps when it comes. */
export const ResultSkeleton = observer(function ResultSkeleton() {
  return (
    <Panel aria-hidden>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 3 }}>
        <Stack sx={{ flex: 1, gap: 1 }}>
          <Skeleton width="30%" />
          <Skeleton width="70%" height={44} />
          <Skeleton width="90%" />
          <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
            <Skeleton variant="rounded" width={112} height={40} />
            <Skeleton variant="rounded" width={112} height={40} />
          </Stack>
        </Stack>
        <Skeleton variant="rounded" width={152} height={200} sx={{ alignSelf: 'center' }} />
      </Stack>
    </Panel>
  );
});
