import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLeaveGuard } from '../use-leave-guard';
import { ConfirmDialog } from './ConfirmDialog';
import { formMessages } from './form.messages';
import { Text } from './text';

/** Stands beside forms whose changes would be lost. */
export const UnsavedGuard = observer(function UnsavedGuard({ isDirty }: { readonly isDirty: boolean }) {
  const intl = useIntl();
  const guard = useLeaveGuard(isDirty);
  if (!guard.isAsking) return null;
  return (
    <ConfirmDialog
      title={intl.formatMessage(formMessages.leaveTitle)}
      confirm={intl.formatMessage(formMessages.leave)}
      cancel={intl.formatMessage(formMessages.stay)}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    >
      <Text>{intl.formatMessage(formMessages.leaveText)}</Text>
    </ConfirmDialog>
  );
});
