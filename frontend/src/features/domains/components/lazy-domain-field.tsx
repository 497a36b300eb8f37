import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Skeleton } from '../../../shared/ui/text';
import type { DomainFieldProps } from './DomainField';

const Field = lazy(() => withTexts(() => import('./DomainField'), 'domains'));

/** Behind the door of this feature, without its weight. Has a form of its own: it stands in no other. */
export const DomainField = observer(function DomainField(props: DomainFieldProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
      <Field {...props} />
    </Suspense>
  );
});
