import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Skeleton } from '../../../shared/ui/text';

const Week = lazy(() => withTexts(() => import('./WeekInShort'), 'analytics'));

/** The last days of the group acted in, for pages about something else. */
export const WeekInShort = observer(function WeekInShort() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
      <Week />
    </Suspense>
  );
});
