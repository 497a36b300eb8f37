import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Skeleton } from '../../../shared/ui/text';
import { invitationMessages as messages } from '../invitation.messages';
import { InvitationFrame } from './InvitationFrame';

/** As long as the invitation is unknown. */
export const InvitationLoading = observer(function InvitationLoading() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.heading);
  return (
    <InvitationFrame>
      <Stack sx={{ gap: 2 }}>
        <PageHeading title={title} sx={{ fontSize: '1.75rem' }}>
          {title}
        </PageHeading>
        <Box role="status" sx={visuallyHidden}>
          {intl.formatMessage(messages.loading)}
        </Box>
        <Skeleton variant="rounded" height={132} />
        <Skeleton variant="rounded" height={48} width="60%" />
      </Stack>
    </InvitationFrame>
  );
});
