import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Select } from '../../../shared/ui/Select';
import { Text } from '../../../shared/ui/text';
import { createLabelsApi } from '../create-labels.api';
import type { MergedTag, Tag } from '../labels.api';
import { labelProblems } from '../labels-problem.messages';
import { mergeMessages } from '../tag-change.messages';
import { TagMergeStore } from '../tag-merge.store';

interface MergeTagProps {
  readonly tag: Tag;
  /** The other tags of the group; at least one. */
  readonly others: readonly Tag[];
  /** Chosen already; null for none. */
  readonly intoId: number | null;
  readonly onClose: () => void;
  readonly onMerged: (merged: MergedTag) => void;
}

/** Makes one tag of two, after telling how many links that changes. */
export const MergeTagDialog = observer(function MergeTagDialog(props: MergeTagProps) {
  const { tag, others, intoId, onClose, onMerged } = props;
  const intl = useIntl();
  const labelsApi = useApi(createLabelsApi);
  const [store] = useState(() => new TagMergeStore(labelsApi, tag, { others, intoId }));
  const { error, isPending } = store.merging;
  const merge = async (): Promise<void> => {
    const merged = await store.merge();
    if (merged !== null) onMerged(merged);
  };
  return (
    <ConfirmDialog
      title={intl.formatMessage(mergeMessages.title, { name: tag.value })}
      confirm={intl.formatMessage(isPending ? mergeMessages.pending : mergeMessages.confirm)}
      cancel={intl.formatMessage(formMessages.cancel)}
      isDangerous
      isPending={isPending}
      onConfirm={() => void merge()}
      onCancel={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Select
          label={intl.formatMessage(mergeMessages.into)}
          choices={others.map(({ tagId, value }) => ({ value: String(tagId), label: value }))}
          chosen={String(store.intoId)}
          onChoose={(id) => store.choose(Number(id))}
        />
        <Text sx={{ overflowWrap: 'anywhere' }}>
          {intl.formatMessage(mergeMessages.text, {
            count: tag.linkCount,
            name: tag.value,
            into: store.into?.value,
          })}
        </Text>
        {error !== null && !isPending && <ProblemNote problem={error} texts={labelProblems} />}
      </Stack>
    </ConfirmDialog>
  );
});
