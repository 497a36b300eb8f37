import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../shared/ui/buttons';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { DeleteIcon } from '../../../shared/ui/icons';
import { Text } from '../../../shared/ui/text';
import { removalMessages } from '../removal.messages';

interface RemoveLabelProps {
  readonly name: string;
  /** What comes of it. */
  readonly text: string;
  readonly onRemove: () => void;
}

/** Deletes a tag or a tool, when that is meant. */
export const RemoveLabel = observer(function RemoveLabel({ name, text, onRemove }: RemoveLabelProps) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const label = intl.formatMessage(removalMessages.open, { name });
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        onClick={() => setAsking(true)}
        sx={{ color: 'text.secondary', flex: 'none' }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
      {isAsking && (
        <ConfirmDialog
          title={intl.formatMessage(removalMessages.title, { name })}
          confirm={intl.formatMessage(removalMessages.confirm)}
          cancel={intl.formatMessage(formMessages.cancel)}
          isDangerous
          onConfirm={onRemove}
          onCancel={() => setAsking(false)}
        >
          <Text>{text}</Text>
        </ConfirmDialog>
      )}
    </>
  );
});
