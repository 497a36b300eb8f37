import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Skeleton } from '../../../shared/ui/text';
import type { LinkToolsFieldProps } from './LinkToolsField';

const Field = lazy(() => withTexts(() => import('./LinkToolsField'), 'labels'));

/** Behind the door of this feature, without its weight. */
export const LinkToolsField = observer(function LinkToolsField(props: LinkToolsFieldProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
      <Field {...props} />
    </Suspense>
  );
});
