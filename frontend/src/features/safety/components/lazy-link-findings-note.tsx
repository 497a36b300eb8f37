import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { withTexts } from '../../../i18n/with-texts';
import type { LinkFindingsNoteProps } from './LinkFindingsNote';

const Note = lazy(() => withTexts(() => import('./LinkFindingsNote'), 'safety'));

/** Says what visitors are told before the destination, and what can be done; nothing where there is nothing to say. */
export const LinkFindingsNote = observer(function LinkFindingsNote({
  warning,
  disabledFor,
  ...rest
}: LinkFindingsNoteProps) {
  if (warning === null && disabledFor === null) return null;
  return (
    <Suspense fallback={null}>
      <Note warning={warning} disabledFor={disabledFor} {...rest} />
    </Suspense>
  );
});
