import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Skeleton } from '../../../shared/ui/text';
import { visuallyHidden } from '../../../shared/ui/hidden';
import { analyticsPageMessages } from '../analytics.messages';

export const ReportSkeleton = observer(function ReportSkeleton() {
  const intl = useIntl();
  return (
    <Stack sx={{ gap: 3 }}>
      <Box role="status" sx={visuallyHidden}>
        {intl.formatMessage(analyticsPageMessages.loading)}
      </Box>
      <Skeleton variant="rounded" height={96} sx={{ borderRadius: '16px' }} />
      <Skeleton variant="rounded" height={168} sx={{ borderRadius: '16px' }} />
      <Skeleton variant="rounded" height={420} sx={{ borderRadius: '16px' }} />
      <Skeleton variant="rounded" height={420} sx={{ borderRadius: '16px' }} />
    </Stack>
  );
});
