import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Skeleton } from '../../../shared/ui/text';
import { useHasColumns } from '../../../shared/use-is-wide';
import type { Preview } from '../use-preview';

const Fields = lazy(() => withTexts(() => import('./PreviewFields'), 'preview', 'billing'));
const Cards = lazy(() => withTexts(() => import('./PreviewCards'), 'preview'));

/** px; of the cards above or beside each other. What stands below them is not near before they are there. */
const [COLUMN_HEIGHT, ROW_HEIGHT] = [1_170, 320];

interface PreviewProps {
  readonly preview: Preview;
}

/** Behind the door of this feature, without its weight. They stand in the form that saves them. */
export const PreviewFields = observer(function PreviewFields(props: PreviewProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
      <Fields {...props} />
    </Suspense>
  );
});

export const PreviewCards = observer(function PreviewCards(props: PreviewProps) {
  const height = useHasColumns() ? COLUMN_HEIGHT : ROW_HEIGHT;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
      <Cards {...props} />
    </Suspense>
  );
});
