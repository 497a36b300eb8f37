import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PATHS } from '../../shared/paths';
import { AppLink, OuterLink } from '../../shared/ui/AppLink';
import { Box } from '../../shared/ui/layout';
import { Text } from '../../shared/ui/text';
import { appMessages } from '../app.messages';

const API_PAGE = '/api/docs';

const PAGES = [
  { to: PATHS.help, text: appMessages.footerHelp },
  { to: PATHS.about, text: appMessages.footerAbout },
  { to: PATHS.policy, text: appMessages.footerTerms },
  { to: PATHS.privacy, text: appMessages.footerPrivacy },
];

/** As large as a finger. */
const LINK = { display: 'inline-block', py: 1.5, px: 1, mx: -1 } as const;

export const SiteFooter = observer(function SiteFooter() {
  const intl = useIntl();
  return (
    <Box
      component="footer"
      sx={{ borderTop: 1, borderColor: 'divider', mt: 8, pb: 'env(safe-area-inset-bottom)' }}
    >
      <Box
        sx={{
          maxWidth: 1120,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: 3,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'space-between',
        }}
      >
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(appMessages.tagline)}
        </Text>
        <Box
          component="nav"
          aria-label={intl.formatMessage(appMessages.footer)}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}
        >
          {PAGES.map(({ to, text }) => (
            <AppLink key={to} to={to} variant="body2" sx={LINK}>
              {intl.formatMessage(text)}
            </AppLink>
          ))}
          <OuterLink href={API_PAGE} variant="body2" sx={LINK}>
            {intl.formatMessage(appMessages.apiDocs)}
          </OuterLink>
        </Box>
      </Box>
    </Box>
  );
});
