import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Skeleton } from '../../../shared/ui/text';
import type { PreviewHost } from '../preview-form.store';

const Fields = lazy(() => withTexts(() => import('./NewPreview'), 'preview', 'billing'));

/** Behind the door of this feature, without its weight. */
export const NewPreview = observer(function NewPreview({ host }: { readonly host: PreviewHost }) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <Fields host={host} />
    </Suspense>
  );
});
