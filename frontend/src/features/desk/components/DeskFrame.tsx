import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { billingDeskMessages as messages } from '../billing-desk.messages';

interface DeskFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of one thing, with the way back to all. */
export const DeskFrame = observer(function DeskFrame({ title, children }: DeskFrameProps) {
  const intl = useIntl();
  return (
    <Stack sx={{ gap: 2.5, pt: { xs: 3, sm: 5 } }}>
      <Box>
        <AppLink to={PATHS.billingDesk} sx={{ display: 'inline-block', py: 1 }}>
          {intl.formatMessage(messages.back)}
        </AppLink>
        <PageHeading
          title={title}
          dir="auto"
          sx={{ fontSize: { xs: '1.375rem', sm: '1.75rem' }, overflowWrap: 'anywhere' }}
        >
          {title}
        </PageHeading>
      </Box>
      {children}
    </Stack>
  );
});
