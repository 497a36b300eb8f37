import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LimitHint } from '../../billing';
import { Stack } from '../../../shared/ui/layout';
import type { TagWordsStore } from '../tag-words.store';
import { ChosenTags, TagOffers } from './TagChoices';
import { TagPickerField } from './TagPickerField';

export interface TagWordsProps {
  readonly store: TagWordsStore;
  readonly label: string;
  /** Why the tags cannot be saved, as a code. */
  readonly problem?: string | null;
  /** It was opened to be typed into. */
  readonly hasFocus?: boolean;
}

/** Tags as chips, with a field for more of them: the same wherever tags are chosen. */
const TagWords = observer(function TagWords(props: TagWordsProps) {
  const { store, label, problem = null, hasFocus = false } = props;
  useEffect(() => store.loadOnce(), [store]);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ChosenTags store={store} />
      <TagPickerField store={store} label={label} problem={problem} hasFocus={hasFocus} />
      <TagOffers store={store} />
      {(store.isMaking || store.fresh !== null) && <LimitHint limit="tags" />}
    </Stack>
  );
});

export default TagWords;
