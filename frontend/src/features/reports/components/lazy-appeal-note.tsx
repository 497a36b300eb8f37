import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import type { LinkOnDomain } from '../../../api/link-name';

const Note = lazy(() => withTexts(() => import('./AppealNote'), 'report'));

interface AppealProps {
  readonly link: LinkOnDomain & { readonly disabledFor: string | null; readonly warning: string | null };
}

/** For links that have something against them: their owner can ask for another look. */
export const Appeal = observer(function Appeal({ link }: AppealProps) {
  if (link.disabledFor === null && link.warning === null) return null;
  return (
    <Suspense fallback={null}>
      <Note link={link} />
    </Suspense>
  );
});
