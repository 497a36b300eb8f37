import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Skeleton } from '../../../shared/ui/text';
import type { TagWordsProps } from './TagWords';

const Words = lazy(() => withTexts(() => import('./TagWords'), 'labels', 'billing'));

/** Behind the door of this feature, without its weight. */
export const TagWords = observer(function TagWords(props: TagWordsProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
      <Words {...props} />
    </Suspense>
  );
});
