import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Stack } from '../../../shared/ui/layout';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import type { GroupFormStore } from '../group-form.store';
import { settingsMessages } from '../group-settings.messages';
import type { GroupSettings } from '../team.api';
import { ListEditor } from './ListEditor';

interface AccessSectionProps {
  readonly store: GroupFormStore;
  readonly own: GroupSettings['callingFrom'];
}

/** As many the server keeps. */
const MAX_HOSTS = 20;
const MAX_ADDRESSES = 50;

export const GroupAccessSection = observer(function GroupAccessSection({ store, own }: AccessSectionProps) {
  const intl = useIntl();
  return (
    <SettingsSection
      id="access"
      title={intl.formatMessage(settingsMessages.access)}
      lead={intl.formatMessage(settingsMessages.accessLead)}
    >
      <Stack sx={{ gap: 3 }}>
        <ListEditor
          field={store.frontHosts}
          label={intl.formatMessage(settingsMessages.hosts)}
          hint={intl.formatMessage(settingsMessages.hostsHint)}
          most={MAX_HOSTS}
          own={own?.host ?? null}
        />
        <ListEditor
          field={store.ipAllowList}
          label={intl.formatMessage(settingsMessages.addresses)}
          hint={intl.formatMessage(settingsMessages.addressesHint)}
          most={MAX_ADDRESSES}
          own={own?.address ?? null}
        />
      </Stack>
    </SettingsSection>
  );
});
