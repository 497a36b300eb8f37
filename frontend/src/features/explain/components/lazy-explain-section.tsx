import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Skeleton } from '../../../shared/ui/text';
import type { ExplainSectionProps } from './ExplainSection';

const Section = lazy(() => withTexts(() => import('./ExplainSection'), 'explain', 'preview'));

/** Behind the door of this feature, without its weight. */
export const ExplainSection = observer(function ExplainSection(props: ExplainSectionProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <Section {...props} />
    </Suspense>
  );
});
