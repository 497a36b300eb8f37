import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import type { CreatedLink } from '../links.api';
import type { ShortenFormStore } from '../shorten-form.store';
import { ResultSkeleton } from './ResultSkeleton';

const loadCard = () => import('./ResultCard');
const ResultCard = lazy(loadCard);

/** A link that was just made, with all that can be done with it. */
export const MadeLink = observer(function MadeLink({ link }: { readonly link: CreatedLink }) {
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <ResultCard link={link} />
    </Suspense>
  );
});

/** What becomes of the input: its shape while one waits, then the link. The card is fetched while the server works. */
export const Result = observer(function Result({ form }: { readonly form: ShortenFormStore }) {
  const { created } = form;
  const { isPending } = form.form;
  useEffect(() => {
    if (isPending) void loadCard().catch(() => undefined);
  }, [isPending]);
  if (isPending) return <ResultSkeleton />;
  if (created === null) return null;
  return <MadeLink key={created.encodeId} link={created} />;
});
