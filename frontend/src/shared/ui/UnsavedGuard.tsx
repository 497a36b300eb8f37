import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLeaveGuard } from '../use-leave-guard';
import { Button } from './buttons';
import { Dialog } from './Dialog';
import { formMessages } from './form.messages';
import { Text } from './text';

interface SavingFirst {
  /** Of the button, such as “Save and leave”. */
  readonly name: string;
  /** Whether everything was saved; what was not keeps the reader here. */
  readonly save: () => Promise<boolean>;
}

interface UnsavedGuardProps {
  readonly isDirty: boolean;
  /** Where the page can save all of it at once. */
  readonly savingFirst?: SavingFirst;
}

/** As soon as it is there: a dialog comes into the document later than the component that opens it. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** Stands beside forms whose changes would be lost. */
export const UnsavedGuard = observer(function UnsavedGuard({ isDirty, savingFirst }: UnsavedGuardProps) {
  const intl = useIntl();
  const guard = useLeaveGuard(isDirty);
  const [isSaving, setSaving] = useState(false);
  if (!guard.isAsking) return null;
  const saveAndLeave = async ({ save }: SavingFirst): Promise<void> => {
    if (isSaving) return;
    setSaving(true);
    const isSaved = await save();
    setSaving(false);
    if (isSaved) guard.leave();
    else guard.stay();
  };
  return (
    <Dialog
      title={intl.formatMessage(formMessages.leaveTitle)}
      onClose={guard.stay}
      actions={
        <>
          <Button color="inherit" onClick={guard.leave}>
            {intl.formatMessage(formMessages.leave)}
          </Button>
          {savingFirst && (
            <Button
              variant="outlined"
              aria-disabled={isSaving}
              onClick={() => void saveAndLeave(savingFirst)}
            >
              {savingFirst.name}
            </Button>
          )}
          <Button variant="contained" ref={focus} onClick={guard.stay}>
            {intl.formatMessage(formMessages.stay)}
          </Button>
        </>
      }
    >
      <Text>{intl.formatMessage(formMessages.leaveText)}</Text>
    </Dialog>
  );
});
