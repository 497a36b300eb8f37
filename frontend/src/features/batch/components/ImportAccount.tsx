import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { localeOf } from '../../../i18n/locale';
import { useLocalNavigate } from '../../../i18n/use-local-path';
import { pathTo } from '../../../shared/paths';
import { useApi } from '../../../shared/store-context';
import { Button } from '../../../shared/ui/buttons';
import { Fold } from '../../../shared/ui/Fold';
import { Stack } from '../../../shared/ui/layout';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { problemText } from '../../../shared/ui/problem.messages';
import { Select } from '../../../shared/ui/Select';
import { TextField } from '../../../shared/ui/TextField';
import { useCountry } from '../../payments';
import type { ImportService } from '../batch.api';
import { batchProblems } from '../batch-problem.messages';
import { createBatchApi } from '../create-batch.api';
import { type ImportForm, importForm, needsAddress } from '../import-form';
import { importMessages as messages } from '../import.messages';

/** As they call themselves in every language. */
const SERVICES: readonly { readonly value: ImportService; readonly label: string }[] = [
  { value: 'bitly', label: 'Bitly' },
  { value: 'shortio', label: 'Short.io' },
  { value: 'shlink', label: 'Shlink' },
  { value: 'yourls', label: 'YOURLS' },
  { value: 'kutt', label: 'Kutt' },
];

const AccountFields = observer(function AccountFields({ form }: { readonly form: ImportForm }) {
  const intl = useIntl();
  const { service, address, token } = form.values;
  const errorOf = (field: 'address' | 'token'): string | null => {
    const code = form.currentProblemOf(field);
    return code === null ? null : intl.formatMessage(problemText(code, batchProblems));
  };
  return (
    <>
      <Select
        label={intl.formatMessage(messages.service)}
        choices={SERVICES}
        chosen={service}
        onChoose={(chosen) => form.set({ service: chosen })}
      />
      {needsAddress(service) && (
        <TextField
          label={intl.formatMessage(messages.address)}
          inputMode="url"
          value={address}
          onChange={(typed) => form.set({ address: typed })}
          error={errorOf('address')}
        />
      )}
      <TextField
        label={intl.formatMessage(messages.token, { service })}
        hint={intl.formatMessage(messages.tokenHint)}
        value={token}
        onChange={(typed) => form.set({ token: typed })}
        error={errorOf('token')}
      />
    </>
  );
});

const AccountForm = observer(function AccountForm() {
  const intl = useIntl();
  const goTo = useLocalNavigate();
  const api = useApi(createBatchApi);
  const { country } = useCountry();
  const [form] = useState(() => importForm(api, { lang: localeOf(intl.locale), location: country ?? '' }));
  const start = async (): Promise<void> => {
    const task = await form.submit();
    if (task !== null) goTo(pathTo('bulkResult', task.externalId));
  };
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
      sx={{ gap: 2 }}
    >
      <AccountFields form={form} />
      {form.failure !== null && <ProblemNote problem={form.failure} texts={batchProblems} />}
      <Button type="submit" variant="outlined" aria-disabled={form.isPending} sx={{ alignSelf: 'start' }}>
        {intl.formatMessage(form.isPending ? messages.connecting : messages.start)}
      </Button>
    </Stack>
  );
});

/** Links that another service has are fetched from there, without a file. */
export const ImportAccount = observer(function ImportAccount() {
  const intl = useIntl();
  return (
    <Fold
      id="import"
      title={intl.formatMessage(messages.title)}
      summary={SERVICES.map(({ label }) => label).join(' · ')}
      isLazy
    >
      <AccountForm />
    </Fold>
  );
});
