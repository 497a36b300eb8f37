import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { StarIcon } from '../../../shared/ui/icons';
import { Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { rateMessages } from '../bubble.messages';

interface RateInvitationProps {
  readonly onRate: () => void;
  readonly onLater: () => void;
}

/** Asks for an opinion without standing in the way of anything. */
const RateInvitation = observer(function RateInvitation({ onRate, onLater }: RateInvitationProps) {
  const intl = useIntl();
  return (
    <Stack
      sx={{
        gap: 1.5,
        width: 'min(20rem, calc(100vw - 32px))',
        p: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        boxShadow: '0 8px 28px rgb(0 0 0 / 0.2)',
      }}
    >
      <Text sx={{ fontWeight: 650 }}>{intl.formatMessage(rateMessages.title)}</Text>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" startIcon={<StarIcon />} onClick={onRate}>
          {intl.formatMessage(rateMessages.open)}
        </Button>
        <Button color="inherit" onClick={onLater}>
          {intl.formatMessage(rateMessages.later)}
        </Button>
      </Stack>
    </Stack>
  );
});

export default RateInvitation;
