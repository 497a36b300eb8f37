import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { MergeIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { TextField } from '../../../shared/ui/TextField';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { createLabelsApi } from '../create-labels.api';
import type { Tag } from '../labels.api';
import { labelProblems } from '../labels-problem.messages';
import { editMessages } from '../tag-change.messages';
import { TagEditStore } from '../tag-edit.store';
import { TagColorChoice } from './TagColorChoice';

interface EditTagProps {
  readonly tag: Tag;
  /** All tags of the group. */
  readonly tags: readonly Tag[];
  readonly onClose: () => void;
  readonly onSaved: (tag: Tag) => void;
  /** The name that was wanted is that of another tag, and the two are to become one. */
  readonly onMerge: (intoId: number) => void;
}

interface FieldsProps extends Pick<EditTagProps, 'tags' | 'onMerge'> {
  readonly store: TagEditStore;
}

const Fields = observer(function Fields({ store, tags, onMerge }: FieldsProps) {
  const intl = useIntl();
  const composing = useEnterWhileComposing();
  const { form } = store;
  const code = form.currentProblemOf('value');
  const other = tags.find(({ tagId }) => tagId === store.takenBy);
  return (
    <Stack {...composing} sx={{ gap: 2 }}>
      <TextField
        label={intl.formatMessage(editMessages.name)}
        value={form.values.value}
        onChange={(value) => form.set({ value })}
        error={code === null ? null : intl.formatMessage(problemText(code, labelProblems))}
      />
      {other !== undefined && (
        <Box>
          <Button
            size="small"
            variant="outlined"
            startIcon={<MergeIcon />}
            onClick={() => onMerge(other.tagId)}
            sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
          >
            {intl.formatMessage(editMessages.mergeInstead, { name: other.value })}
          </Button>
        </Box>
      )}
      <TagColorChoice chosen={form.values.color} onChoose={(color) => form.set({ color })} />
      {form.failure !== null && <ProblemNote problem={form.failure} texts={labelProblems} />}
    </Stack>
  );
});

/** Changes the name and the colour of a tag. */
export const EditTagDialog = observer(function EditTagDialog(props: EditTagProps) {
  const { tag, tags, onClose, onSaved, onMerge } = props;
  const intl = useIntl();
  const labelsApi = useApi(createLabelsApi);
  const [store] = useState(() => new TagEditStore(labelsApi, tag));
  const { form } = store;
  const save = async (): Promise<void> => {
    if (!form.isDirty) {
      onClose();
      return;
    }
    const saved = await form.submit();
    if (saved !== null) onSaved(saved);
  };
  return (
    <Dialog
      title={intl.formatMessage(editMessages.title, { name: tag.value })}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {intl.formatMessage(formMessages.cancel)}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={form.isPending}>
            {intl.formatMessage(form.isPending ? formMessages.saving : formMessages.save)}
          </Button>
        </>
      }
    >
      <Fields store={store} tags={tags} onMerge={onMerge} />
    </Dialog>
  );
});
