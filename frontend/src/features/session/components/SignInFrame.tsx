import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { artMessages } from '../sign-in.messages';
import { LinkArt } from './LinkArt';
import { PreviewPicture } from './PreviewPicture';

const HEADER = '65px';

/** What it is for, where there is room to say so. */
const Aside = observer(function Aside() {
  const intl = useIntl();
  return (
    <Stack
      component="aside"
      sx={{
        display: { xs: 'none', md: 'flex' },
        justifyContent: 'center',
        gap: 4,
        bgcolor: 'soft.primary',
        px: { md: 4, lg: 7 },
        py: 6,
      }}
    >
      <LinkArt />
      <Box sx={{ maxWidth: 360, mx: 'auto', width: '100%' }}>
        <Text variant="h3" component="p" sx={{ fontSize: '1.25rem', mb: 0.5 }}>
          {intl.formatMessage(artMessages.claim)}
        </Text>
        <Text color="textSecondary">{intl.formatMessage(artMessages.claimText)}</Text>
      </Box>
    </Stack>
  );
});

/** One calm card with a picture. It keeps its place and its size from step to step. */
export const SignInFrame = observer(function SignInFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 28rem)', md: 'minmax(0, 1fr)' },
        justifyContent: 'center',
        alignContent: { xs: 'start', md: 'center' },
        minHeight: { md: `calc(100dvh - ${HEADER})` },
        py: { xs: 2, sm: 5 },
      }}
    >
      <Panel
        sx={{
          p: { xs: 0, sm: 0 },
          overflow: 'hidden',
          borderRadius: '24px',
          boxShadow: '0 24px 64px -40px rgb(0 0 0 / 0.45)',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 29rem)' },
          minHeight: { md: '38rem' },
        }}
      >
        <Aside />
        <Box sx={{ display: { md: 'none' }, height: { xs: 88, sm: 112 } }}>
          <PreviewPicture />
        </Box>
        <Box sx={{ alignSelf: 'center', p: { xs: 2.5, sm: 5 } }}>{children}</Box>
      </Panel>
    </Box>
  );
});
