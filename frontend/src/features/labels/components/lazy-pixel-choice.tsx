import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Skeleton } from '../../../shared/ui/text';
import type { PixelChoiceProps } from './PixelChoice';

const Choice = lazy(() => withTexts(() => import('./PixelChoice'), 'labels'));

/** Behind the door of this feature, without its weight: it stands in a fold that is opened seldom. */
export const PixelChoice = observer(function PixelChoice(props: PixelChoiceProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
      <Choice {...props} />
    </Suspense>
  );
});
