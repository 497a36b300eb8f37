import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Skeleton } from '../../../shared/ui/text';
import type { QrDialogProps } from './QrDialog';
import type { QrLink } from './use-qr';

const Panel = lazy(() => withTexts(() => import('./QrPanel'), 'qr'));
const Designer = lazy(() => withTexts(() => import('./QrDesigner'), 'qr'));
const DesignerDialog = lazy(() => withTexts(() => import('./QrDialog'), 'qr'));

/** Behind the door of this feature, without its weight. */
export const QrPanel = observer(function QrPanel(props: { readonly link: QrLink }) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" width={152} height={228} />}>
      <Panel {...props} />
    </Suspense>
  );
});

export const QrDesigner = observer(function QrDesigner(props: { readonly link: QrLink }) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={360} />}>
      <Designer {...props} />
    </Suspense>
  );
});

export const QrDialog = observer(function QrDialog(props: QrDialogProps) {
  return (
    <Suspense fallback={null}>
      <DesignerDialog {...props} />
    </Suspense>
  );
});
