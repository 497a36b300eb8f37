import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../shared/store-context';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Switch } from '../../../shared/ui/Switch';
import { Text } from '../../../shared/ui/text';
import { Loaded } from '../../../shared/ui/Loaded';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { WhenNear } from '../../../shared/ui/WhenNear';
import { accountProblems } from '../account-problem.messages';
import { sectionMessages } from '../account.messages';
import { OPTIONAL_KINDS, SAFETY_KINDS } from '../notification-kinds';
import { noticeMessages } from '../notifications.messages';
import type { NotificationsStore } from '../notifications.store';

const HEIGHT = 96;

const Kinds = observer(function Kinds({ notifications }: { readonly notifications: NotificationsStore }) {
  const intl = useIntl();
  const { failure } = notifications;
  return (
    <Stack sx={{ gap: 1 }}>
      {Object.entries(OPTIONAL_KINDS).map(
        ([type, name]) =>
          name !== undefined && (
            <Switch
              key={type}
              label={intl.formatMessage(name)}
              isOn={!notifications.isBlocked(type)}
              onChange={(isOn) => void (isOn ? notifications.unblock(type) : notifications.block(type))}
            />
          ),
      )}
      {failure !== null && <ProblemNote problem={failure} texts={accountProblems} />}
    </Stack>
  );
});

const LoadedKinds = observer(function LoadedKinds() {
  const { notifications } = useStores();
  useEffect(() => notifications.open(), [notifications]);
  return (
    <Loaded
      request={notifications.first}
      texts={accountProblems}
      onRetry={() => void notifications.load()}
      height={HEIGHT}
    >
      {() => <Kinds notifications={notifications} />}
    </Loaded>
  );
});

export const NoticesSection = observer(function NoticesSection() {
  const intl = useIntl();
  return (
    <SettingsSection
      id="notifications"
      title={intl.formatMessage(sectionMessages.notices)}
      lead={intl.formatMessage(sectionMessages.noticesLead)}
    >
      <WhenNear height={HEIGHT}>
        <LoadedKinds />
      </WhenNear>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {SAFETY_KINDS.map((kind) => (
          <Stack
            component="li"
            direction="row"
            key={kind.id}
            sx={{ gap: 2, minHeight: 40, alignItems: 'center' }}
          >
            <Text sx={{ flex: 1, fontWeight: 500 }}>{intl.formatMessage(kind)}</Text>
            <Text variant="body2" color="textSecondary">
              {intl.formatMessage(noticeMessages.always)}
            </Text>
          </Stack>
        ))}
      </Box>
      <Text variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {intl.formatMessage(noticeMessages.safety)}
      </Text>
    </SettingsSection>
  );
});
