import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Skeleton } from '../../../shared/ui/text';
import type { MemberOptionsProps } from './MemberOptions';

const Options = lazy(() =>
  withTexts(() => import('./MemberOptions'), 'shorten', 'editor', 'campaign', 'labels', 'preview', 'billing'),
);

/** Loaded when it is opened: home has no weight to spare. */
export const MemberOptions = observer(function MemberOptions(props: MemberOptionsProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <Options {...props} />
    </Suspense>
  );
});
