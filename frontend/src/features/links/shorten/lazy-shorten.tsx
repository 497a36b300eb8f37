import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import { Skeleton } from '../../../shared/ui/text';
import { useStores } from '../../../shared/store-context';
import type { ShortenFormProps } from './shorten-form-props';

const Name = lazy(() => withTexts(() => import('./components/NewSlugField'), 'shorten'));
const Address = lazy(() => withTexts(() => import('./components/AddressParts'), 'shorten'));
const Options = lazy(() =>
  withTexts(() => import('./components/OptionsPanel'), 'shorten', 'labels', 'billing'),
);

/** What the box shows beside its address, loaded when it is asked for: home has no weight to spare. */
export const ShortenParts = observer(function ShortenParts({ form, MemberOptions }: ShortenFormProps) {
  const { session } = useStores();
  const AllOptions = session.isSignedIn && MemberOptions ? MemberOptions : Options;
  return (
    <>
      {(form.pasted ?? form.judged) !== null && (
        <Suspense fallback={form.pasted !== null && <Skeleton variant="rounded" height={104} />}>
          <Address form={form} />
        </Suspense>
      )}
      {form.hasSlug && (
        <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
          <Name form={form} />
        </Suspense>
      )}
      {form.hasOptions && (
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <AllOptions form={form} />
        </Suspense>
      )}
    </>
  );
});
