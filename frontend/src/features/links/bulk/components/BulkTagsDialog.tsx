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

/** Which tags the selected links get, and which they lose. */
const BulkTagsDialog = observer(function BulkTagsDialog(props: BulkDialogProps) {
  const { count, onClose, onChosen } = props;
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
      <TagWords store={toAdd} label={intl.formatMessage(bulkMessages.tagsAdd)} />
      <TagWords store={toRemove} label={intl.formatMessage(bulkMessages.tagsRemove)} />
    </BulkForm>
  );
});

export default BulkTagsDialog;
