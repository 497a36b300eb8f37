import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Box } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Text } from '../../../shared/ui/text';
import { TextField } from '../../../shared/ui/TextField';
import type { GroupFormStore } from '../group-form.store';
import { settingsMessages } from '../group-settings.messages';
import { settingsProblems } from '../settings-problem.messages';
import { ZoneField } from './ZoneField';

interface SectionProps {
  readonly store: GroupFormStore;
}

export const AboutSection = observer(function AboutSection({ store }: SectionProps) {
  const intl = useIntl();
  const { form, nameProblem } = store;
  const { values } = form;
  const timeZoneProblem = form.problemOf('timeZone');
  return (
    <SettingsSection id="about" title={intl.formatMessage(settingsMessages.about)}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <TextField
          label={intl.formatMessage(settingsMessages.name)}
          hint={intl.formatMessage(settingsMessages.nameHint)}
          value={values.name}
          onChange={(name) => form.set({ name })}
          error={nameProblem && intl.formatMessage(problemText(nameProblem, settingsProblems))}
        />
        <Box>
          <ZoneField zone={values.timeZone} onChoose={(timeZone) => form.set({ timeZone })} />
          {timeZoneProblem !== null && (
            <Text role="alert" variant="body2" color="error">
              {intl.formatMessage(problemText(timeZoneProblem, settingsProblems))}
            </Text>
          )}
        </Box>
      </Box>
    </SettingsSection>
  );
});
