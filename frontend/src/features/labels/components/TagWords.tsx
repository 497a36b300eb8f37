import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LimitHint } from '../../billing';
import { Stack } from '../../../shared/ui/layout';
import type { TagWordsStore } from '../tag-words.store';
import { ChosenTags, type Offers, TagOffers } from './TagChoices';
import { TagPickerField } from './TagPickerField';

export interface TagWordsProps {
  readonly store: TagWordsStore;
  readonly label: string;
  /** Why the tags cannot be saved, as a code. */
  readonly problem?: string | null;
  /** It was opened to be typed into. */
  readonly hasFocus?: boolean;
  /** What Enter does, unless the tags are those of one link. */
  readonly hint?: string;
  /** What is offered while nothing is typed, unless it is what was used last. */
  readonly offers?: Offers;
}

/** Tags as chips, with a field for more of them: the same wherever tags are chosen. */
const TagWords = observer(function TagWords(props: TagWordsProps) {
  const { store, label, problem = null, hasFocus = false, hint, offers } = props;
  useEffect(() => store.loadOnce(), [store]);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ChosenTags store={store} isOfOneLink={hint === undefined} />
      <TagPickerField store={store} label={label} problem={problem} hasFocus={hasFocus} hint={hint} />
      <TagOffers store={store} offers={offers} />
      {(store.isMaking || store.fresh !== null) && <LimitHint limit="tags" />}
    </Stack>
  );
});

export default TagWords;
