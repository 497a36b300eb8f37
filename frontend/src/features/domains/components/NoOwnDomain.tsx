import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { AppLink } from '../../../shared/ui/AppLink';
import { Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { domainMessages } from '../domains.messages';

/** To a member whose links can stand on the shared domain alone. */
export const NoOwnDomain = observer(function NoOwnDomain() {
  const intl = useIntl();
  return (
    <Stack sx={{ gap: 1, maxWidth: 560 }}>
      <Text>{intl.formatMessage(domainMessages.none)}</Text>
      <AppLink to={`${PATHS.settings}#address`} sx={{ width: 'fit-content', py: 0.5 }}>
        {intl.formatMessage(domainMessages.claim)}
      </AppLink>
    </Stack>
  );
});
