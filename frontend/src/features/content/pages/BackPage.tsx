import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../app/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { forgetWayBack } from '../way-back';
import { backMessages } from '../places.messages';

const placesOf = (groupId: number) => [
  { to: '/', name: backMessages.home, text: backMessages.homeText },
  {
    to: groupId === 0 ? '/login' : `/users/${groupId}`,
    name: backMessages.links,
    text: backMessages.linksText,
  },
  { to: '/users/settings', name: backMessages.settings, text: backMessages.settingsText },
  { to: '/help', name: backMessages.help, text: backMessages.helpText },
];

/** Where the way back to an older version led: there is only this one, so it shows where things are. */
const BackPage = observer(function BackPage() {
  const intl = useIntl();
  const { session } = useStores();
  useEffect(forgetWayBack, []);
  const title = intl.formatMessage(backMessages.title);
  return (
    <Stack sx={{ gap: 4, pt: { xs: 4, sm: 7 } }}>
      <Stack sx={{ gap: 1.5, maxWidth: '46rem' }}>
        <PageHeading title={title}>{title}</PageHeading>
        <Text color="textSecondary">{intl.formatMessage(backMessages.text)}</Text>
      </Stack>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: 'repeat(2, 1fr)' },
        }}
      >
        {placesOf(session.groupId).map(({ to, name, text }) => (
          <Panel component="li" key={name.id}>
            <AppLink to={to} sx={{ display: 'inline-block', py: 0.5, fontSize: '1.125rem', fontWeight: 650 }}>
              {intl.formatMessage(name)}
            </AppLink>
            <Text color="textSecondary">{intl.formatMessage(text)}</Text>
          </Panel>
        ))}
      </Box>
    </Stack>
  );
});

export default BackPage;
