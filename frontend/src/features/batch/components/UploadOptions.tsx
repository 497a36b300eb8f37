import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Request } from '../../../shared/request';
import { useApi } from '../../../shared/store-context';
import { DayTextField } from '../../../shared/ui/DayTextField';
import { Fold } from '../../../shared/ui/Fold';
import { Stack } from '../../../shared/ui/layout';
import { Text } from '../../../shared/ui/text';
import { UtmFields } from '../../campaign';
import { createCreationApi, type DomainOption } from '../../creation';
import { HostSelect } from '../../domains';
import { TagWords } from '../../labels';
import { uploadMessages as messages } from '../upload.messages';
import type { UploadStore } from '../upload.store';

/** Where the links will stand; a member with only one place for links is not asked. */
const DomainChoice = observer(function DomainChoice({ store }: { readonly store: UploadStore }) {
  const intl = useIntl();
  const api = useApi(createCreationApi);
  const [domains] = useState(() => new Request<readonly DomainOption[]>());
  useEffect(() => void domains.run(() => api.domains()), [api, domains]);
  const options = domains.value ?? [];
  const byDefault = options.find(({ isDefault }) => isDefault)?.name ?? '';
  if (options.length < 2) return null;
  return (
    <HostSelect
      label={intl.formatMessage(messages.domain)}
      hint={intl.formatMessage(messages.domainHint)}
      hosts={options.map(({ name }) => name)}
      chosen={store.domain || byDefault}
      onChoose={(host) => store.setDomain(host)}
    />
  );
});

/** What all links of a file get. */
export const UploadOptions = observer(function UploadOptions({ store }: { readonly store: UploadStore }) {
  const intl = useIntl();
  return (
    <Fold
      id="options"
      title={intl.formatMessage(messages.options)}
      summary={intl.formatMessage(messages.optionsNone)}
      isLazy
    >
      <Stack sx={{ gap: 2.5 }}>
        <DomainChoice store={store} />
        <TagWords store={store.tags} label={intl.formatMessage(messages.tags)} />
        <DayTextField
          label={intl.formatMessage(messages.lastDay)}
          hint={intl.formatMessage(messages.lastDayHint)}
          value={store.lastDay}
          onChange={(day) => store.setLastDay(day)}
        />
        <Stack sx={{ gap: 1.5 }}>
          <Text component="h3" sx={{ fontWeight: 650 }}>
            {intl.formatMessage(messages.utm)}
          </Text>
          <UtmFields utm={store.utm} onChange={(utm) => store.setUtm(utm)} />
        </Stack>
      </Stack>
    </Fold>
  );
});
