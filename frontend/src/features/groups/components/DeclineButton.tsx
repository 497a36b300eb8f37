import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { Text } from '../../../shared/ui/text';
import type { SeenInvitation } from '../groups.api';
import { invitationMessages as messages } from '../invitation.messages';
import type { InvitationStore } from '../invitation.store';

interface DeclineButtonProps {
  readonly invitation: InvitationStore;
  readonly seen: SeenInvitation;
}

/** Says no, once that was asked again. */
export const DeclineButton = observer(function DeclineButton({ invitation, seen }: DeclineButtonProps) {
  const intl = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button color="inherit" onClick={() => setIsAsking(true)} sx={{ color: 'text.secondary' }}>
        {intl.formatMessage(messages.decline)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={intl.formatMessage(messages.declineTitle)}
          confirm={intl.formatMessage(messages.decline)}
          cancel={intl.formatMessage(messages.keep)}
          isPending={invitation.declining.isPending}
          onConfirm={() => {
            setIsAsking(false);
            void invitation.decline();
          }}
          onCancel={() => setIsAsking(false)}
        >
          <Text color="textSecondary">
            {intl.formatMessage(messages.declineText, { name: seen.groupName })}
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
});
