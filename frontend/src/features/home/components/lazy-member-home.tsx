import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Skeleton } from '../../../shared/ui/text';
import type { HomeProps } from '../home-props';

const Home = lazy(() => withTexts(() => import('./MemberHome'), 'home', 'billing'));

/** Loaded for members alone: what guests load first has no weight to spare. */
export const MemberHome = observer(function MemberHome(props: HomeProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" sx={{ height: 560, mt: { xs: 2, sm: 4 } }} />}>
      <Home {...props} />
    </Suspense>
  );
});
