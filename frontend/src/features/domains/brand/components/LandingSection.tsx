import { observer } from 'mobx-react-lite';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { Stack } from '../../../../shared/ui/layout';
import { problemText } from '../../../../shared/ui/problem.messages';
import { SaveBar } from '../../../../shared/ui/SaveBar';
import { SettingsSection } from '../../../../shared/ui/SettingsSection';
import { TextField } from '../../../../shared/ui/TextField';
import { UnsavedGuard } from '../../../../shared/ui/UnsavedGuard';
import type { Landing } from '../brand-domains.api';
import { brandProblems } from '../brand-problem.messages';
import { domainSettingsMessages as messages } from '../domain-settings.messages';
import { LANDING_FIELDS, type LandingFormStore } from '../landing-form.store';

interface LandingSectionProps {
  readonly landing: LandingFormStore;
  readonly host: string;
}

const TEXTS: Readonly<
  Record<keyof Landing, { readonly label: MessageDescriptor; readonly hint: MessageDescriptor }>
> = {
  redirectUrl: { label: messages.redirectUrl, hint: messages.redirectHint },
  fallbackUrl: { label: messages.fallbackUrl, hint: messages.fallbackHint },
  fbVerificationCode: { label: messages.socialCode, hint: messages.socialHint },
};
const EXAMPLE_URL = 'https://www.example.com/';

/** Where visits of the domain go that are of no link. */
export const LandingSection = observer(function LandingSection({ landing, host }: LandingSectionProps) {
  const intl = useIntl();
  const { form } = landing;
  const problemOf = (field: keyof Landing): string | null => {
    const code = form.problemOf(field);
    return code === null ? null : intl.formatMessage(problemText(code, brandProblems));
  };
  return (
    <SettingsSection id="landing" title={intl.formatMessage(messages.title)}>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
        sx={{ gap: 2, maxWidth: 640 }}
      >
        {LANDING_FIELDS.map((field) => (
          <TextField
            key={field}
            label={intl.formatMessage(TEXTS[field].label)}
            hint={intl.formatMessage(TEXTS[field].hint, { host })}
            placeholder={field === 'fbVerificationCode' ? '' : EXAMPLE_URL}
            inputMode={field === 'fbVerificationCode' ? 'text' : 'url'}
            value={form.values[field]}
            onChange={(text) => form.set({ [field]: text })}
            error={problemOf(field)}
          />
        ))}
        <SaveBar form={form} canSave={form.isDirty} texts={brandProblems} />
      </Stack>
      <UnsavedGuard isDirty={form.isDirty} />
    </SettingsSection>
  );
});
