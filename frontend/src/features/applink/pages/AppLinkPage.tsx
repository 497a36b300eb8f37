import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { appLinkMessages } from '../applink.messages';
import { AppLinkForm } from '../components/AppLinkForm';

const ForGuests = observer(function ForGuests() {
  const intl = useIntl();
  return (
    <Panel>
      <Stack sx={{ gap: 2 }}>
        <Text>{intl.formatMessage(appLinkMessages.logIn)}</Text>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <ButtonLink to={PATHS.login} variant="contained">
            {intl.formatMessage(appLinkMessages.toLogIn)}
          </ButtonLink>
          <ButtonLink to={PATHS.signup} variant="outlined">
            {intl.formatMessage(appLinkMessages.toSignUp)}
          </ButtonLink>
        </Stack>
      </Stack>
    </Panel>
  );
});

/** Links that open an app where there is one. */
const AppLinkPage = observer(function AppLinkPage() {
  const intl = useIntl();
  const { session } = useStores();
  const title = intl.formatMessage(appLinkMessages.title);
  return (
    <Stack sx={{ gap: 3, maxWidth: 780, width: '100%', mx: 'auto', pt: { xs: 3, sm: 5 } }}>
      <Stack sx={{ gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <PageHeading title={title}>{title}</PageHeading>
          <Text
            component="span"
            variant="body2"
            sx={{ px: 1, py: 0.25, borderRadius: 1, border: 1, borderColor: 'divider', fontWeight: 600 }}
          >
            {intl.formatMessage(appLinkMessages.beta)}
          </Text>
        </Box>
        <Text color="textSecondary" sx={{ fontSize: { sm: '1.125rem' } }}>
          {intl.formatMessage(appLinkMessages.lead)}
        </Text>
      </Stack>
      {session.isSignedIn ? <AppLinkForm /> : <ForGuests />}
    </Stack>
  );
});

export default AppLinkPage;
