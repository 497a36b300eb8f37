import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Skeleton } from '../../../shared/ui/text';

const Links = lazy(() => withTexts(() => import('./RecentLinks'), 'list'));

/** The newest links of the group acted in, for pages about something else. */
export const RecentLinks = observer(function RecentLinks() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
      <Links />
    </Suspense>
  );
});
