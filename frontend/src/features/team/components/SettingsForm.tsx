import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi, useStores } from '../../../shared/store-context';
import { useAnnounce } from '../../../shared/ui/Announcer';
import { Box, Stack } from '../../../shared/ui/layout';
import { SaveBar } from '../../../shared/ui/SaveBar';
import { Text } from '../../../shared/ui/text';
import { UnsavedGuard } from '../../../shared/ui/UnsavedGuard';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import { createTeamApi } from '../create-team.api';
import { GroupFormStore } from '../group-form.store';
import { settingsMessages } from '../group-settings.messages';
import { settingsProblems } from '../settings-problem.messages';
import type { GroupSettings } from '../team.api';
import { AboutSection } from './AboutSection';
import { GroupAccessSection } from './GroupAccessSection';
import { DefaultsSection, LinksSection } from './LinkSections';

/** Saves everything on the page at once. */
export const SettingsForm = observer(function SettingsForm({
  settings,
}: {
  readonly settings: GroupSettings;
}) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { session } = useStores();
  const teamApi = useApi(createTeamApi);
  const composing = useEnterWhileComposing();
  const [store] = useState(() => new GroupFormStore(teamApi, session.groupId, settings));
  const save = async (): Promise<void> => {
    const saved = await store.save();
    if (saved === null) return;
    session.setInfo({ groupName: saved.name });
    announce(intl.formatMessage(settingsMessages.saved));
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      {...composing}
    >
      <Stack sx={{ gap: 3 }}>
        <AboutSection store={store} />
        <LinksSection form={store.form} />
        <DefaultsSection form={store.form} />
        <GroupAccessSection store={store} own={settings.callingFrom} />
        <Stack sx={{ gap: 1 }}>
          {store.hasProblems && (
            <Text role="alert" color="error">
              {intl.formatMessage(settingsMessages.mend)}
            </Text>
          )}
          <SaveBar
            form={store.form}
            onDiscard={store.discard}
            canSave={store.canSave}
            texts={settingsProblems}
          />
        </Stack>
      </Stack>
      <UnsavedGuard isDirty={store.form.isDirty} />
    </Box>
  );
});
