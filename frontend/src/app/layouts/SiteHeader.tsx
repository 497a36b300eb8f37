import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AppLink } from '../../shared/ui/AppLink';
import { Box, Container } from '../../shared/ui/layout';
import { Logo } from '../../shared/ui/Logo';
import { appMessages } from '../app.messages';
import { LanguageMenu } from './LanguageMenu';
import { ThemeMenu } from './ThemeMenu';

export const SiteHeader = observer(function SiteHeader() {
  const intl = useIntl();
  return (
    <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Container
        maxWidth={false}
        sx={{
          maxWidth: 1120,
          px: { xs: 2, sm: 3 },
          height: 64,
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
        }}
      >
        <AppLink
          to="/"
          color="inherit"
          underline="none"
          aria-label={intl.formatMessage(appMessages.home)}
          sx={{ mr: 'auto', display: 'flex', py: 1 }}
        >
          <Logo />
        </AppLink>
        <ThemeMenu />
        <LanguageMenu />
      </Container>
    </Box>
  );
});
