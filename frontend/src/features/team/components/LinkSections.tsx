import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Stack } from '../../../shared/ui/layout';
import { Segments } from '../../../shared/ui/Segments';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Switch } from '../../../shared/ui/Switch';
import { Text } from '../../../shared/ui/text';
import type { GroupForm } from '../group-form.store';
import { settingsMessages } from '../group-settings.messages';
import { LINK_SWITCHES } from '../link-switches';

interface SectionProps {
  readonly form: GroupForm;
}

const SCHEMES = [
  { value: 'https', label: 'https://' },
  { value: 'http', label: 'http://' },
] as const;

export const LinksSection = observer(function LinksSection({ form }: SectionProps) {
  const intl = useIntl();
  const { linkSchema, protectTrack, everyoneEdits } = form.values;
  const label = intl.formatMessage(settingsMessages.schema);
  return (
    <SettingsSection id="links" title={intl.formatMessage(settingsMessages.links)}>
      <Stack sx={{ gap: 2 }}>
        <Stack sx={{ gap: 0.75 }}>
          <Text sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>{label}</Text>
          <Segments
            label={label}
            choices={SCHEMES}
            chosen={linkSchema}
            onChoose={(chosen) => form.set({ linkSchema: chosen })}
          />
          <Text variant="body2" color="textSecondary">
            {intl.formatMessage(settingsMessages.schemaHint)}
          </Text>
        </Stack>
        <Switch
          label={intl.formatMessage(settingsMessages.protectTrack)}
          hint={intl.formatMessage(settingsMessages.protectTrackHint)}
          isOn={protectTrack}
          onChange={(isOn) => form.set({ protectTrack: isOn })}
        />
        <Switch
          label={intl.formatMessage(settingsMessages.everyoneEdits)}
          hint={intl.formatMessage(settingsMessages.everyoneEditsHint)}
          isOn={everyoneEdits}
          onChange={(isOn) => form.set({ everyoneEdits: isOn })}
        />
      </Stack>
    </SettingsSection>
  );
});

export const DefaultsSection = observer(function DefaultsSection({ form }: SectionProps) {
  const intl = useIntl();
  const { defaults } = form.values;
  return (
    <SettingsSection
      id="defaults"
      title={intl.formatMessage(settingsMessages.defaults)}
      lead={intl.formatMessage(settingsMessages.defaultsLead)}
    >
      {LINK_SWITCHES.map(({ name, label, hint }) => (
        <Switch
          key={name}
          label={intl.formatMessage(label)}
          hint={intl.formatMessage(hint)}
          isOn={defaults[name]}
          onChange={(isOn) => form.set({ defaults: { ...defaults, [name]: isOn } })}
        />
      ))}
    </SettingsSection>
  );
});
