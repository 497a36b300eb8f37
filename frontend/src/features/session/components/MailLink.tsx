import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router';
import { useLocalPath } from '../../../i18n/use-local-path';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Skeleton } from '../../../shared/ui/text';
import { codeMessages } from '../sign-in.messages';
import type { SignInStore } from '../sign-in.store';

interface MailLinkProps {
  readonly signIn: SignInStore;
  readonly email: string;
  readonly code: string;
}

/** Signs in the reader of a mail who followed its link; without success they go home. */
export const MailLink = observer(function MailLink({ signIn, email, code }: MailLinkProps) {
  const intl = useIntl();
  const localPath = useLocalPath();
  useEffect(() => void signIn.verifyLink(email, code), [signIn, email, code]);
  if (signIn.isLinkRefused) return <Navigate to={localPath('/')} replace />;
  const title = intl.formatMessage(codeMessages.signingIn);
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
