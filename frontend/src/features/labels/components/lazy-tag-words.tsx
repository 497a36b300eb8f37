import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Once } from '../../../shared/once';
import { Skeleton } from '../../../shared/ui/text';
import type { TagWordsProps } from './TagWords';

const words = new Once(() => withTexts(() => import('./TagWords'), 'labels', 'billing'));
const Words = lazy(() => words.get());

/** For dialogs that are typed into at once: what is typed while the field comes would be lost. */
export const loadTagWords = async (): Promise<void> => {
  await words.get();
};

/** Behind the door of this feature, without its weight. */
export const TagWords = observer(function TagWords(props: TagWordsProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
      <Words {...props} />
    </Suspense>
  );
});
