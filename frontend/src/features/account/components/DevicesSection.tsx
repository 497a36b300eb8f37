import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Button } from '../../../shared/ui/buttons';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog';
import { formMessages } from '../../../shared/ui/form.messages';
import { Box, Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { Loaded } from '../../../shared/ui/Loaded';
import { headingIdOf } from '../../../shared/ui/heading-id';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { WhenNear } from '../../../shared/ui/WhenNear';
import { useDeviceName } from '../../../shared/use-device-name';
import { accountProblems } from '../account-problem.messages';
import { sectionMessages } from '../account.messages';
import type { DeviceSession } from '../account.api';
import type { DevicesStore } from '../devices.store';
import { signedInDeviceMessages } from '../holdings.messages';
import { DeviceRow } from './DeviceRow';

const ID = 'devices';
const HEIGHT = 132;

/** What had the focus is gone. */
const focusHeading = (): void => document.getElementById(headingIdOf(ID))?.focus();

interface DevicesProps {
  readonly devices: DevicesStore;
}

const EndOthers = observer(function EndOthers({ devices }: DevicesProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const [isAsking, setAsking] = useState(false);
  const endOthers = async (): Promise<void> => {
    const isDone = await devices.endOthers();
    setAsking(false);
    if (!isDone) return;
    announce(intl.formatMessage(signedInDeviceMessages.othersEnded));
    focusHeading();
  };
  return (
    <>
      <Box>
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {intl.formatMessage(signedInDeviceMessages.endOthers)}
        </Button>
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={intl.formatMessage(signedInDeviceMessages.endOthers)}
          confirm={intl.formatMessage(signedInDeviceMessages.endOthers)}
          cancel={intl.formatMessage(formMessages.cancel)}
          isDangerous
          isPending={devices.endingAll.isPending}
          onConfirm={() => void endOthers()}
          onCancel={() => setAsking(false)}
        >
          <Text>{intl.formatMessage(signedInDeviceMessages.endOthersText, { count: devices.others })}</Text>
        </ConfirmDialog>
      )}
    </>
  );
});

const DeviceList = observer(function DeviceList({ devices }: DevicesProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const nameOf = useDeviceName();
  const end = async (session: DeviceSession): Promise<void> => {
    if (!(await devices.end(session.id))) return;
    announce(intl.formatMessage(signedInDeviceMessages.ended, { device: nameOf(session) }));
    focusHeading();
  };
  const failure = devices.failure ?? devices.endingAll.error;
  return (
    <Stack sx={{ gap: 2 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {devices.list.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            isEnding={devices.ending.has(session.id)}
            onEnd={() => void end(session)}
          />
        ))}
      </Box>
      {failure !== null && <ProblemNote problem={failure} texts={accountProblems} />}
      {devices.others === 0 ? (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(signedInDeviceMessages.onlyThis)}
        </Text>
      ) : (
        <EndOthers devices={devices} />
      )}
    </Stack>
  );
});

const Devices = observer(function Devices({ devices }: DevicesProps) {
  useEffect(() => void devices.load(), [devices]);
  return (
    <Loaded
      request={devices.sessions}
      texts={accountProblems}
      onRetry={() => void devices.load()}
      height={HEIGHT}
    >
      {() => <DeviceList devices={devices} />}
    </Loaded>
  );
});

export const DevicesSection = observer(function DevicesSection({ devices }: DevicesProps) {
  const intl = useIntl();
  return (
    <SettingsSection
      id={ID}
      title={intl.formatMessage(sectionMessages.devices)}
      lead={intl.formatMessage(sectionMessages.devicesLead)}
    >
      <WhenNear height={HEIGHT}>
        <Devices devices={devices} />
      </WhenNear>
    </SettingsSection>
  );
});
