import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../../shared/store-context';
import { Text } from '../../../../shared/ui/text';
import { TextField } from '../../../../shared/ui/TextField';
import { LimitHint } from '../../../billing';
import { createLabelsApi } from '../../../labels';
import type { BulkDialogProps } from '../bulk-dialog';
import { bulkMessages } from '../bulk.messages';
import { wordsIn } from '../words-in';
import { BulkForm } from './BulkForm';

/** The words of the group's tags, as far as they can be had. */
function useKnownWords(): readonly string[] {
  const api = useApi(createLabelsApi);
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    let isHere = true;
    // Without them one types the words oneself.
    api.tags().then(
      ({ tags }) => isHere && setWords(tags.map(({ value }) => value)),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [api]);
  return words;
}

/** Which tags the selected links get, and which they lose. */
const BulkTagsDialog = observer(function BulkTagsDialog(props: BulkDialogProps) {
  const { count, onClose, onChosen } = props;
  const intl = useIntl();
  const known = useKnownWords();
  const [typedToAdd, setToAdd] = useState('');
  const [typedToRemove, setToRemove] = useState('');
  const add = wordsIn(typedToAdd);
  const remove = wordsIn(typedToRemove);
  const canApply = add.length + remove.length > 0;
  return (
    <BulkForm
      title={intl.formatMessage(bulkMessages.tagsTitle, { count })}
      canApply={canApply}
      onApply={() => {
        if (canApply) onChosen({ kind: 'tags', add, remove });
      }}
      onClose={onClose}
    >
      <Text color="textSecondary">{intl.formatMessage(bulkMessages.tagsHint)}</Text>
      <TextField
        label={intl.formatMessage(bulkMessages.tagsAdd)}
        value={typedToAdd}
        onChange={setToAdd}
        suggestions={known}
      />
      <TextField
        label={intl.formatMessage(bulkMessages.tagsRemove)}
        value={typedToRemove}
        onChange={setToRemove}
        suggestions={known}
      />
      <LimitHint limit="tags" />
    </BulkForm>
  );
});

export default BulkTagsDialog;
