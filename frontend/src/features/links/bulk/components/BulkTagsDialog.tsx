import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Once } from '../../../../shared/once';
import { useApi } from '../../../../shared/store-context';
import { Text } from '../../../../shared/ui/text';
import { createLabelsApi, TagWords, TagWordsStore } from '../../../labels';
import type { BulkDialogProps } from '../bulk-dialog';
import { bulkMessages } from '../bulk.messages';
import { BulkForm } from './BulkForm';

interface BulkTagsDialogProps extends BulkDialogProps {
  /** Words of the tags that the selected links have, as far as those are shown. */
  readonly words: readonly string[];
}

/** Which tags the selected links get, and which they lose. */
const BulkTagsDialog = observer(function BulkTagsDialog(props: BulkTagsDialogProps) {
  const { count, words, onClose, onChosen } = props;
  const intl = useIntl();
  const api = useApi(createLabelsApi);
  const [{ toAdd, toRemove }] = useState(() => {
    // One list for both.
    const tags = new Once(() => api.tags());
    const shared = { tags: () => tags.get() };
    return { toAdd: new TagWordsStore(shared), toRemove: new TagWordsStore(shared, undefined, false) };
  });
  const canApply = [toAdd, toRemove].some(({ chosen, isTyping }) => chosen.length > 0 || isTyping);
  const apply = (): void => {
    if (!canApply || !toAdd.takeDraft() || !toRemove.takeDraft()) return;
    onChosen({ kind: 'tags', add: toAdd.chosen, remove: toRemove.chosen });
  };
  return (
    <BulkForm
      title={intl.formatMessage(bulkMessages.tagsTitle, { count })}
      canApply={canApply}
      onApply={apply}
      onClose={onClose}
    >
      <Text color="textSecondary">{intl.formatMessage(bulkMessages.tagsHint)}</Text>
      <TagWords
        store={toAdd}
        label={intl.formatMessage(bulkMessages.tagsAdd)}
        hint={intl.formatMessage(bulkMessages.tagsAddHint, { count })}
        hasFocus
      />
      <TagWords
        store={toRemove}
        label={intl.formatMessage(bulkMessages.tagsRemove)}
        hint={intl.formatMessage(bulkMessages.tagsRemoveHint, { count })}
        offers={{ heading: intl.formatMessage(bulkMessages.tagsThere, { count }), words }}
      />
    </BulkForm>
  );
});

export default BulkTagsDialog;
