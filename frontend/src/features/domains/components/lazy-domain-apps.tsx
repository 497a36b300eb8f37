import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Skeleton } from '../../../shared/ui/text';
import type { DomainAppsProps } from './DomainApps';

const Apps = lazy(() => withTexts(() => import('./DomainApps'), 'domains'));

/** Behind the door of this feature, without its weight. Has a form of its own: it stands in no other. */
export const DomainApps = observer(function DomainApps(props: DomainAppsProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
      <Apps {...props} />
    </Suspense>
  );
});
