import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../shared/ui/text';
import { WhenNear } from '../../../shared/ui/WhenNear';
import type { ReportProps } from '../dashboard-props';

const Card = lazy(() => import('./UtmCard'));
const HEIGHT = 320;

/** Campaign parameters, which only reports on links of a group have. */
export const UtmCard = observer(function UtmCard(props: ReportProps) {
  const { subject } = props.store;
  if (subject.kind !== 'group') return null;
  return (
    <WhenNear height={HEIGHT}>
      <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
        <Card {...props} tagId={subject.tagId} />
      </Suspense>
    </WhenNear>
  );
});
