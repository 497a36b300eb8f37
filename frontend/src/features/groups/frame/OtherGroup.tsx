import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { OtherGroupSkeleton } from './OtherGroupSkeleton';

const SwitchOffer = lazy(() => withTexts(() => import('./SwitchOffer'), 'groups'));

interface OtherGroupProps {
  /** As the page's address has it. */
  readonly groupId: string;
}

/** In place of a page whose group is not the current one: if it is one of the visitor's, they may go there. */
export const OtherGroup = observer(function OtherGroup({ groupId }: OtherGroupProps) {
  return (
    <Suspense fallback={<OtherGroupSkeleton />}>
      <SwitchOffer key={groupId} groupId={groupId} />
    </Suspense>
  );
});
