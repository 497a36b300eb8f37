import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../../shared/store-context';
import { Stack } from '../../../../shared/ui/layout';
import { problemText } from '../../../../shared/ui/problem.messages';
import { SaveBar } from '../../../../shared/ui/SaveBar';
import { TextField } from '../../../../shared/ui/TextField';
import { UnsavedGuard } from '../../../../shared/ui/UnsavedGuard';
import type { Subdomain } from '../brand-domains.api';
import { brandProblems } from '../brand-problem.messages';
import { createBrandDomainsApi } from '../create-brand-domains.api';
import { domainSettingsMessages as messages } from '../domain-settings.messages';
import { createSocialCodeForm } from '../social-code-form';

interface SubdomainSocialCodeProps {
  readonly own: Subdomain;
}

/** What Facebook looks for at a personal subdomain. */
export const SubdomainSocialCode = observer(function SubdomainSocialCode({ own }: SubdomainSocialCodeProps) {
  const intl = useIntl();
  const api = useApi(createBrandDomainsApi);
  const [form] = useState(() => createSocialCodeForm(api, own));
  const problem = form.problemOf('code');
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
      sx={{ gap: 1.5, maxWidth: 520 }}
    >
      <TextField
        label={intl.formatMessage(messages.socialCode)}
        hint={intl.formatMessage(messages.socialHint, { host: own.shortDomain })}
        value={form.values.code}
        onChange={(code) => form.set({ code })}
        error={problem && intl.formatMessage(problemText(problem, brandProblems))}
      />
      <SaveBar form={form} canSave={form.isDirty} texts={brandProblems} />
      <UnsavedGuard isDirty={form.isDirty} />
    </Stack>
  );
});
