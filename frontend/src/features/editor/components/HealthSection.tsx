import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Stack } from '../../../shared/ui/layout';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Text } from '../../../shared/ui/text';
import { healthMessages } from '../health.messages';
import { BackupField } from './BackupField';
import { DestinationHealth } from './DestinationHealth';
import type { SectionProps } from './section-props';

/** How the destination is, and where visitors go while it is down. */
export const HealthSection = observer(function HealthSection({ form }: SectionProps) {
  const intl = useIntl();
  const { health, backupUrl } = form.link;
  return (
    <SettingsSection id="health" title={intl.formatMessage(healthMessages.title)}>
      <Stack sx={{ gap: 2 }}>
        <Text color="textSecondary" variant="body2">
          {intl.formatMessage(healthMessages.lead)}
        </Text>
        <DestinationHealth health={health} />
        {health.state === 'down' && (
          <Text color={backupUrl === null ? 'error' : 'textPrimary'} variant="body2" sx={{ fontWeight: 600 }}>
            {intl.formatMessage(backupUrl === null ? healthMessages.lost : healthMessages.diverted)}
          </Text>
        )}
        <BackupField form={form} />
      </Stack>
    </SettingsSection>
  );
});
