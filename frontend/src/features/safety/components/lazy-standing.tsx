import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import type { StandingNoteProps } from './StandingNote';

const Note = lazy(() => withTexts(() => import('./StandingNote'), 'safety'));

/** Says what visitors are told before the destination, and what can be done; nothing where there is nothing to say. */
export const StandingNote = observer(function StandingNote({
  warning,
  disabledFor,
  ...rest
}: StandingNoteProps) {
  if (warning === null && disabledFor === null) return null;
  return (
    <Suspense fallback={null}>
      <Note warning={warning} disabledFor={disabledFor} {...rest} />
    </Suspense>
  );
});
