import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { linkProblems } from '../../links';
import { Box, Stack } from '../../../shared/ui/layout';
import { problemText } from '../../../shared/ui/problem.messages';
import { Switch } from '../../../shared/ui/Switch';
import { Text } from '../../../shared/ui/text';
import { UrlField } from '../../../shared/ui/UrlField';
import type { AppLinkStore, AppTarget } from '../app-link.store';
import { appLinkMessages } from '../applink.messages';
import { knownAppOf } from '../known-app';

const APP = 'myapp://home';

const STORE_FIELDS = [
  { target: 'ios_store', label: appLinkMessages.iosStore, example: 'https://apps.apple.com/app/id443904275' },
  {
    target: 'android_store',
    label: appLinkMessages.androidStore,
    example: 'https://play.google.com/store/apps/details?id=jp.naver.line.android',
  },
] as const;

const APP_FIELDS = [
  { target: 'ios', label: appLinkMessages.ios, example: APP },
  { target: 'android', label: appLinkMessages.android, example: APP },
] as const;

interface FieldsProps {
  readonly form: AppLinkStore;
}

interface TargetsProps extends FieldsProps {
  readonly heading: string;
  readonly hint?: string;
  readonly fields: typeof STORE_FIELDS | typeof APP_FIELDS;
}

const Targets = observer(function Targets({ form, heading, hint, fields }: TargetsProps) {
  const intl = useIntl();
  const errorOf = (target: AppTarget, example: string): string | null => {
    const code = form.problemOf(target);
    if (code === null) return null;
    if (code !== 'links.target-address-invalid') return intl.formatMessage(problemText(code, linkProblems));
    const isStore = target.endsWith('_store');
    return intl.formatMessage(isStore ? appLinkMessages.storeInvalid : appLinkMessages.targetInvalid, {
      example,
    });
  };
  return (
    <Stack role="group" aria-label={heading} sx={{ gap: 1 }}>
      <Text component="h2" variant="h3">
        {heading}
      </Text>
      {hint !== undefined && (
        <Text variant="body2" color="textSecondary">
          {hint}
        </Text>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        {fields.map(({ target, label, example }) => (
          <UrlField
            key={target}
            label={intl.formatMessage(label)}
            placeholder={example}
            value={form.values[target]}
            onChange={(text) => form.set({ [target]: text })}
            error={errorOf(target, example)}
          />
        ))}
      </Box>
    </Stack>
  );
});

const Page = observer(function Page({ form }: FieldsProps) {
  const intl = useIntl();
  const problem = form.problemOf('url');
  const knownApp = knownAppOf(form.values.url);
  return (
    <UrlField
      label={intl.formatMessage(appLinkMessages.page)}
      hint={
        knownApp === null
          ? intl.formatMessage(appLinkMessages.pageHint)
          : intl.formatMessage(appLinkMessages.known, { app: knownApp })
      }
      isLarge
      value={form.values.url}
      onChange={(url) => form.set({ url })}
      error={problem && intl.formatMessage(problemText(problem, linkProblems))}
    />
  );
});

/** Where each kind of phone goes. */
export const AppLinkFields = observer(function AppLinkFields({ form }: FieldsProps) {
  const intl = useIntl();
  return (
    <Stack sx={{ gap: 3 }}>
      <Page form={form} />
      <Switch
        label={intl.formatMessage(appLinkMessages.opens)}
        hint={intl.formatMessage(appLinkMessages.opensHint)}
        isOn={form.values.opensApp}
        onChange={(opensApp) => form.set({ opensApp })}
      />
      <Targets form={form} heading={intl.formatMessage(appLinkMessages.stores)} fields={STORE_FIELDS} />
      <Targets
        form={form}
        heading={intl.formatMessage(appLinkMessages.apps)}
        hint={intl.formatMessage(appLinkMessages.appHint, { example: APP })}
        fields={APP_FIELDS}
      />
    </Stack>
  );
});
