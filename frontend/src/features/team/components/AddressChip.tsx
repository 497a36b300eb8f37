import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../shared/ui/buttons';
import { CloseIcon, WarningIcon } from '../../../shared/ui/icons';
import { Box } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { Text } from '../../../shared/ui/text';
import { inviteMessages } from '../invite.messages';
import type { InviteEntry } from '../invite.store';
import { teamProblems } from '../team-problem.messages';

interface AddressChipProps {
  readonly entry: InviteEntry;
  readonly onDrop: () => void;
}

/** One of those to be invited, with what stands against it. */
export const AddressChip = observer(function AddressChip({ entry, onDrop }: AddressChipProps) {
  const intl = useIntl();
  const { text, named, problem } = entry;
  const who =
    named.kind === 'number' ? intl.formatMessage(inviteMessages.number, { id: named.userId }) : text;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        maxWidth: '100%',
        pl: 1.25,
        borderRadius: 1,
        border: 1,
        borderColor: problem === null ? 'divider' : 'error.main',
        bgcolor: problem === null ? 'soft.sunken' : 'soft.error',
      }}
    >
      {problem !== null && <WarningIcon sx={{ fontSize: 18, color: 'error.main' }} />}
      <Box sx={{ minWidth: 0, py: 0.5 }}>
        <Text variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {who}
        </Text>
        {problem !== null && (
          <Text variant="caption" component="p" color="error" sx={{ m: 0 }}>
            {intl.formatMessage(problemText(problem, teamProblems))}
          </Text>
        )}
      </Box>
      <IconButton
        size="small"
        color="inherit"
        aria-label={intl.formatMessage(inviteMessages.drop, { who })}
        onClick={onDrop}
        sx={{ minWidth: 36, minHeight: 36 }}
      >
        <CloseIcon sx={{ fontSize: 18 }} />
      </IconButton>
    </Box>
  );
});
