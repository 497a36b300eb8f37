import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { LimitHint } from '../../billing';
import { readableAddress } from '../../../shared/format';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { createLabelsApi } from '../create-labels.api';
import type { LinkName } from '../../../api/link-name';
import type { LinkTag } from '../labels.api';
import { labelProblems } from '../labels-problem.messages';
import { pickerMessages } from '../picker.messages';
import { TagPickerStore } from '../tag-picker.store';
import { ChosenTags, TagOffers } from './TagChoices';
import { TagPickerField } from './TagPickerField';

export interface TagPickerProps {
  readonly link: LinkName & { readonly shortUrl: string; readonly tags: readonly LinkTag[] };
  readonly onClose: () => void;
  readonly onSaved: (tags: readonly LinkTag[]) => void;
}

const Choice = observer(function Choice({ store }: { readonly store: TagPickerStore }) {
  const { error, isPending } = store.saving;
  return (
    <Stack sx={{ gap: 2 }}>
      <ChosenTags store={store} />
      <TagPickerField store={store} />
      <TagOffers store={store} />
      {(store.isMaking || store.fresh !== null) && <LimitHint limit="tags" />}
      {error !== null && !isPending && error.fields.length === 0 && (
        <ProblemNote problem={error} texts={labelProblems} />
      )}
    </Stack>
  );
});

/** Chooses the tags of a link. */
const TagPicker = observer(function TagPicker({ link, onClose, onSaved }: TagPickerProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { usage } = useStores();
  const labelsApi = useApi(createLabelsApi);
  const [store] = useState(() => new TagPickerStore(labelsApi, link));
  useEffect(() => store.load(), [store]);
  const address = readableAddress(link.shortUrl);
  const { isPending } = store.saving;
  const save = async (): Promise<void> => {
    const { isMaking } = store;
    const tags = await store.save();
    if (tags === null) return;
    if (isMaking) void usage.load();
    announce(intl.formatMessage(pickerMessages.saved, { address, count: tags.length }));
    onSaved(tags);
  };
  return (
    <Dialog
      title={intl.formatMessage(pickerMessages.title, { address })}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(formMessages.cancel)}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={isPending || store.request.value === null}>
            {intl.formatMessage(isPending ? formMessages.saving : formMessages.save)}
          </Button>
        </>
      }
    >
      <Loaded request={store.request} texts={labelProblems} onRetry={() => store.load()} height={180}>
        {() => <Choice store={store} />}
      </Loaded>
    </Dialog>
  );
});

export default TagPicker;
