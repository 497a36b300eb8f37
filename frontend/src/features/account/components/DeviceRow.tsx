import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { formatDate } from '../../../shared/dates';
import { Button } from '../../../shared/ui/buttons';
import { DesktopIcon, PhoneIcon, TabletIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { useDeviceName } from '../../../shared/use-device-name';
import { useNow } from '../../../shared/use-now';
import { useWhen } from '../../../shared/use-when';
import type { DeviceSession } from '../account.api';
import { signedInDeviceMessages } from '../holdings.messages';

const ICONS = { desktop: DesktopIcon, mobile: PhoneIcon, tablet: TabletIcon } as const;
const MINUTE_MS = 60_000;

interface DeviceRowProps {
  readonly session: DeviceSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

const DeviceFacts = observer(function DeviceFacts({ session }: Pick<DeviceRowProps, 'session'>) {
  const intl = useIntl();
  const now = useNow(MINUTE_MS);
  const when = useWhen(now);
  const { country, isCurrent, lastUsedTime, createdTime } = session;
  const isInUse = isCurrent || now - Date.parse(lastUsedTime) < MINUTE_MS;
  const facts = [
    country === null ? null : (intl.formatDisplayName(country, { type: 'region' }) ?? country),
    isInUse
      ? intl.formatMessage(signedInDeviceMessages.active)
      : intl.formatMessage(signedInDeviceMessages.lastUsed, { when: when(lastUsedTime) }),
    intl.formatMessage(signedInDeviceMessages.since, { date: formatDate(intl.locale, createdTime) }),
  ].filter((fact) => fact !== null);
  return (
    <Text variant="body2" color="textSecondary">
      {facts.join(' · ')}
    </Text>
  );
});

export const DeviceRow = observer(function DeviceRow({ session, isEnding, onEnd }: DeviceRowProps) {
  const intl = useIntl();
  const device = useDeviceName()(session);
  const Icon = ICONS[session.device];
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 1.5, sm: 2 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        opacity: isEnding ? 0.6 : 1,
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 44,
          height: 44,
          borderRadius: 1,
          bgcolor: session.isCurrent ? 'soft.primary' : 'soft.sunken',
          color: session.isCurrent ? 'primary.main' : 'text.secondary',
        }}
      >
        <Icon />
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Text sx={{ fontWeight: 600 }}>{device}</Text>
          {session.isCurrent && (
            <Text
              variant="caption"
              sx={{ bgcolor: 'soft.primary', color: 'primary.main', borderRadius: 1, px: 1, fontWeight: 650 }}
            >
              {intl.formatMessage(signedInDeviceMessages.current)}
            </Text>
          )}
        </Box>
        <DeviceFacts session={session} />
      </Box>
      {!session.isCurrent && (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          aria-label={intl.formatMessage(signedInDeviceMessages.endOf, { device })}
          aria-disabled={isEnding}
          onClick={onEnd}
          sx={{ ml: { xs: '56px', sm: 0 } }}
        >
          {intl.formatMessage(signedInDeviceMessages.end)}
        </Button>
      )}
    </Stack>
  );
});
