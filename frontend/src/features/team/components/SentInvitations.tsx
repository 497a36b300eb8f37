import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDate } from '../../../shared/dates';
import { Button } from '../../../shared/ui/buttons';
import { Dialog } from '../../../shared/ui/Dialog';
import { CheckIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { inviteMessages } from '../invite.messages';
import { inviteeName } from '../invitee-name';
import type { Invitee } from '../people';

interface SentProps {
  readonly sent: readonly Invitee[];
  readonly onClose: () => void;
}

/** As soon as it is there: what had the focus is gone. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** Who was invited just now. */
export const SentInvitations = observer(function SentInvitations({ sent, onClose }: SentProps) {
  const intl = useIntl();
  const until = sent[0]?.expiresAt;
  return (
    <Dialog
      title={intl.formatMessage(inviteMessages.sentTitle)}
      onClose={onClose}
      actions={
        <Button variant="contained" ref={focus} onClick={onClose}>
          {intl.formatMessage(inviteMessages.done)}
        </Button>
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sent.map((invitee) => (
          <Box
            component="li"
            key={invitee.invitationId}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5, overflowWrap: 'anywhere' }}
          >
            <CheckIcon fontSize="small" color="primary" />
            <bdi>{inviteeName(intl, invitee)}</bdi>
          </Box>
        ))}
      </Box>
      {until !== undefined && (
        <Text color="textSecondary" sx={{ mt: 1.5 }}>
          {intl.formatMessage(inviteMessages.sentText, {
            date: formatDate(intl.locale, until),
          })}
        </Text>
      )}
    </Dialog>
  );
});
