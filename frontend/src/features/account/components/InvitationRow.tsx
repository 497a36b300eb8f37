import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDate } from '../../../shared/dates';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import type { OpenInvitation } from '../account.api';
import { ownInvitationMessages } from '../invitations.messages';

interface InvitationRowProps {
  readonly invitation: OpenInvitation;
  /** One of them is being answered. */
  readonly isBusy: boolean;
  readonly onAnswer: (answer: 'accept' | 'decline') => void;
}

/** An invitation that can be answered here. */
export const InvitationRow = observer(function InvitationRow(props: InvitationRowProps) {
  const { invitation, isBusy, onAnswer } = props;
  const intl = useIntl();
  const { groupName, inviterName, role, expiresAt } = invitation;
  const name = { name: groupName };
  const date = formatDate(intl.locale, expiresAt);
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, py: 1.5, alignItems: { sm: 'center' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Text dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {groupName}
        </Text>
        <Text variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {intl.formatMessage(ownInvitationMessages.text, { inviter: inviterName, role, date })}
        </Text>
      </Box>
      <Stack direction="row" sx={{ gap: 1, flex: 'none' }}>
        <Button
          variant="contained"
          aria-disabled={isBusy}
          aria-label={intl.formatMessage(ownInvitationMessages.acceptOf, name)}
          onClick={() => onAnswer('accept')}
        >
          {intl.formatMessage(ownInvitationMessages.accept)}
        </Button>
        <Button
          variant="outlined"
          aria-disabled={isBusy}
          aria-label={intl.formatMessage(ownInvitationMessages.declineOf, name)}
          onClick={() => onAnswer('decline')}
        >
          {intl.formatMessage(ownInvitationMessages.decline)}
        </Button>
      </Stack>
    </Stack>
  );
});
