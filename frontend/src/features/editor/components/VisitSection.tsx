import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Stack } from '../../../shared/ui/layout';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Switch } from '../../../shared/ui/Switch';
import { visitMessages } from '../editor.messages';
import type { FieldsProps } from './section-props';

/** What visits of the link do, and who sees how many there were. */
export const VisitSection = observer(function VisitSection({ form }: FieldsProps) {
  const intl = useIntl();
  const { nativeOpen, publicAnalytics } = form.values;
  return (
    <SettingsSection id="visit" title={intl.formatMessage(visitMessages.title)}>
      <Stack sx={{ gap: 1 }}>
        <Switch
          label={intl.formatMessage(visitMessages.nativeOpen)}
          hint={intl.formatMessage(visitMessages.nativeOpenHint)}
          isOn={nativeOpen}
          onChange={(isOn) => form.set({ nativeOpen: isOn })}
        />
        <Switch
          label={intl.formatMessage(visitMessages.publicAnalytics)}
          hint={intl.formatMessage(visitMessages.publicAnalyticsHint)}
          isOn={publicAnalytics}
          onChange={(isOn) => form.set({ publicAnalytics: isOn })}
        />
      </Stack>
    </SettingsSection>
  );
});
