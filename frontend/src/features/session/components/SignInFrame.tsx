import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Box, Stack } from '../../../shared/ui/layout';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { artMessages } from '../sign-in.messages';
import { LinkArt } from './LinkArt';

/** One calm card; where there is room, a picture beside it says what it is for. */
export const SignInFrame = observer(function SignInFrame({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 27rem)', md: 'minmax(0, 1fr) minmax(0, 27rem)' },
        justifyContent: 'center',
        gap: { md: 4, lg: 6 },
        alignItems: 'stretch',
        py: { xs: 3, sm: 6, md: 8 },
      }}
    >
      <Stack
        component="aside"
        sx={{
          display: { xs: 'none', md: 'flex' },
          order: 0,
          justifyContent: 'center',
          gap: 4,
          bgcolor: 'soft.primary',
          borderRadius: '24px',
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
      <Panel
        sx={{ alignSelf: 'center', p: { xs: 2.5, sm: 4 }, boxShadow: '0 12px 40px -24px rgb(0 0 0 / 0.35)' }}
      >
        {children}
      </Panel>
    </Box>
  );
});
