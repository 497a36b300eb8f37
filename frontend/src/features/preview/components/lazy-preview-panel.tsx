import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Skeleton } from '../../../shared/ui/text';
import type { PreviewPanelProps } from './PreviewPanel';

const Panel = lazy(() => withTexts(() => import('./PreviewPanel'), 'preview', 'billing'));

/** Behind the door of this feature, without its weight. Has a form of its own: it stands in no other. */
export const PreviewPanel = observer(function PreviewPanel(props: PreviewPanelProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
      <Panel {...props} />
    </Suspense>
  );
});
