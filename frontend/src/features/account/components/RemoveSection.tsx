import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Button } from '../../../shared/ui/buttons';
import { Box } from '../../../shared/ui/layout';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { sectionMessages } from '../account.messages';
import type { DeletionStore } from '../deletion.store';
import { LossesDialog } from './LossesDialog';
import { WarningDialog } from './WarningDialog';

export const RemoveSection = observer(function RemoveSection({
  deletion,
}: {
  readonly deletion: DeletionStore;
}) {
  const intl = useIntl();
  return (
    <SettingsSection
      id="delete"
      isDangerous
      title={intl.formatMessage(sectionMessages.remove)}
      lead={intl.formatMessage(sectionMessages.removeLead)}
    >
      <Box>
        <Button variant="outlined" color="error" onClick={deletion.open}>
          {intl.formatMessage(sectionMessages.remove)}
        </Button>
      </Box>
      {deletion.step === 'losses' && <LossesDialog deletion={deletion} />}
      {deletion.step === 'warning' && <WarningDialog deletion={deletion} />}
    </SettingsSection>
  );
});
