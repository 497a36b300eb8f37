import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import type { LinkOnDomain } from '../../../api/link-name';

const Days = lazy(() => import('./LastDays'));

/** Behind the door of this feature, without its weight. */
export const LastDays = observer(function LastDays(props: { readonly link: LinkOnDomain }) {
  return (
    <Suspense fallback={null}>
      <Days {...props} />
    </Suspense>
  );
});
