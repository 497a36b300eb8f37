import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { PATHS, pathTo } from '../../../shared/paths';
import { useStores } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { HelpIcon, HomeIcon, LinkIcon, SettingsIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { RoundMark } from '../components/RoundMark';
import { backMessages } from '../places.messages';

const WAY_BACK_FLAG = 'can_go_back_v1';

/** Forgets that this browser was offered a way back to an older version. */
function forgetWayBack(): void {
  document.cookie = `${WAY_BACK_FLAG}=; Path=/; Max-Age=0; SameSite=Lax`;
  try {
    window.sessionStorage.removeItem(WAY_BACK_FLAG);
    window.localStorage.removeItem(WAY_BACK_FLAG);
  } catch {
    // Storage is forbidden: then nothing was kept in it.
  }
}

const placesOf = (groupId: number) => [
  { to: PATHS.home, Icon: HomeIcon, name: backMessages.home, text: backMessages.homeText },
  {
    to: groupId === 0 ? PATHS.login : pathTo('group', groupId),
    Icon: LinkIcon,
    name: backMessages.links,
    text: backMessages.linksText,
  },
  { to: PATHS.settings, Icon: SettingsIcon, name: backMessages.settings, text: backMessages.settingsText },
  { to: PATHS.help, Icon: HelpIcon, name: backMessages.help, text: backMessages.helpText },
];

const PLACE = {
  position: 'relative',
  display: 'flex',
  gap: 2,
  '&:hover': { borderColor: 'primary.main' },
} as const;
/** The link is its words to a screen reader, and its card to a finger. */
const WHOLE_CARD = {
  fontSize: '1.125rem',
  fontWeight: 650,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '16px' },
} as const;

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
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, 1fr)' },
        }}
      >
        {placesOf(session.groupId).map(({ to, Icon, name, text }) => (
          <Panel component="li" key={name.id} sx={PLACE}>
            <RoundMark Icon={Icon} />
            <Box>
              <AppLink to={to} sx={WHOLE_CARD}>
                {intl.formatMessage(name)}
              </AppLink>
              <Text color="textSecondary">{intl.formatMessage(text)}</Text>
            </Box>
          </Panel>
        ))}
      </Box>
    </Stack>
  );
});

export default BackPage;
