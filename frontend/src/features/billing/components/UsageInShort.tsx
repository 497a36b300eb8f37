import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Skeleton } from '../../../shared/ui/text';

const UsageSummary = lazy(() => withTexts(() => import('./UsageSummary'), 'billing'));

/** The fullest meters of the group acted in, for pages about something else. */
export const UsageInShort = observer(function UsageInShort() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
      <UsageSummary />
    </Suspense>
  );
});
