import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Skeleton } from '../../../shared/ui/text';
import { signInMessages } from '../sign-in.messages';

/** As long as something other than the visitor decides whether they come in. */
export const SigningIn = observer(function SigningIn() {
  const title = useIntl().formatMessage(signInMessages.signingIn);
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeading title={title} sx={{ fontSize: '1.75rem' }}>
        {title}
      </PageHeading>
      <Box aria-hidden>
        <Skeleton height={56} />
        <Skeleton height={56} width="60%" />
      </Box>
    </Stack>
  );
});
