import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { browserTimeZone } from '../../../shared/calendar';
import { Stack } from '../../../shared/ui/layout';
import { SettingsSection } from '../../../shared/ui/SettingsSection';
import { Switch } from '../../../shared/ui/Switch';
import { PRESETS, wallTimeAt } from '../expiry';
import { expiryMessages } from '../expiry.messages';
import { ExpiryFields } from './ExpiryFields';
import type { FieldsProps } from './section-props';

/** When the link ends, and what its visitors find from then on. */
export const ExpirySection = observer(function ExpirySection({ form }: FieldsProps) {
  const intl = useIntl();
  const { expiry } = form.values;
  const begin = () => {
    const zone = browserTimeZone();
    return { ...wallTimeAt(Date.now() + PRESETS.week, zone), zone, fallbackUrl: '' };
  };
  return (
    <SettingsSection id="expiry" title={intl.formatMessage(expiryMessages.title)}>
      <Stack sx={{ gap: 2 }}>
        <Switch
          label={intl.formatMessage(expiryMessages.ends)}
          hint={intl.formatMessage(expiryMessages.endsHint)}
          isOn={expiry !== null}
          onChange={(isOn) => form.set({ expiry: isOn ? begin() : null })}
        />
        {expiry !== null && <ExpiryFields form={form} expiry={expiry} />}
      </Stack>
    </SettingsSection>
  );
});
