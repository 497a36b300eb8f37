import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
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
import TagWords from './TagWords';

export interface TagPickerProps {
  readonly link: LinkName & { readonly shortUrl: string; readonly tags: readonly LinkTag[] };
  readonly onClose: () => void;
  readonly onSaved: (tags: readonly LinkTag[]) => void;
}

const Choice = observer(function Choice({ store }: { readonly store: TagPickerStore }) {
  const intl = useIntl();
  const { error, isPending } = store.saving;
  return (
    <Stack sx={{ gap: 2 }}>
      <TagWords
        store={store.words}
        label={intl.formatMessage(pickerMessages.field)}
        problem={error?.fields[0]?.code ?? null}
        hasFocus
      />
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
  useEffect(() => store.words.loadOnce(), [store]);
  const address = readableAddress(link.shortUrl);
  const { isPending } = store.saving;
  const save = async (): Promise<void> => {
    const { isMaking } = store.words;
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
          <Button
            type="submit"
            variant="contained"
            aria-disabled={isPending || store.words.request.value === null}
          >
            {intl.formatMessage(isPending ? formMessages.saving : formMessages.save)}
          </Button>
        </>
      }
    >
      <Loaded
        request={store.words.request}
        texts={labelProblems}
        onRetry={() => store.words.load()}
        height={180}
      >
        {() => <Choice store={store} />}
      </Loaded>
    </Dialog>
  );
});

export default TagPicker;
