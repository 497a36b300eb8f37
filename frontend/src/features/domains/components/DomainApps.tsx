import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/store-context';
import { Button } from '../../../shared/ui/buttons';
import { AddIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { SaveBar } from '../../../shared/ui/SaveBar';
import { Text } from '../../../shared/ui/text';
import { UnsavedGuard } from '../../../shared/ui/UnsavedGuard';
import { createDomainsApi } from '../create-domains.api';
import type { DomainPlace } from '../domain-place';
import type { AppSystem } from '../domain-apps';
import { appsMessages } from '../domain-apps.messages';
import { DomainAppsStore } from '../domain-apps.store';
import { domainProblems } from '../domains-problem.messages';
import { AppFields } from './AppFields';

export type DomainAppsProps = DomainPlace;

const SYSTEMS: readonly AppSystem[] = ['apple', 'android'];

/** The files as phones get them. */
const Files = observer(function Files({ store }: { readonly store: DomainAppsStore }) {
  const intl = useIntl();
  const files = store.saved?.files ?? [];
  if (files.length === 0) return null;
  return (
    <Stack sx={{ gap: 1 }}>
      <Text component="h4" sx={{ fontWeight: 600 }}>
        {intl.formatMessage(appsMessages.files)}
      </Text>
      {files.map(({ address, content }) => (
        <Box key={address} sx={{ bgcolor: 'soft.sunken', borderRadius: 1, px: 1.5, py: 1.25 }}>
          <Text dir="ltr" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {address}
          </Text>
          <Box
            component="pre"
            dir="ltr"
            tabIndex={0}
            role="region"
            aria-label={address}
            sx={{ m: 0, mt: 0.75, maxHeight: 220, overflow: 'auto', fontSize: '0.8125rem', lineHeight: 1.5 }}
          >
            {content}
          </Box>
        </Box>
      ))}
    </Stack>
  );
});

/** Which apps open the links of a subdomain, and what phones are told of it. */
const DomainApps = observer(function DomainApps({ groupId, host }: DomainAppsProps) {
  const intl = useIntl();
  const api = useApi(createDomainsApi);
  const [store] = useState(() => new DomainAppsStore(api, { groupId, host }));
  const { form } = store;
  useEffect(() => void store.load(), [store]);
  return (
    <Stack sx={{ gap: 2, mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box>
        <Text component="h3" sx={{ fontSize: '1.0625rem', fontWeight: 650 }}>
          {intl.formatMessage(appsMessages.title)}
        </Text>
        <Text variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {intl.formatMessage(appsMessages.lead, { host })}
        </Text>
      </Box>
      <Loaded request={store.loading} texts={domainProblems} onRetry={() => void store.load()} height={92}>
        {() => (
          <Stack
            component="form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void store.save();
            }}
            sx={{ gap: 2 }}
          >
            {store.rows.length > 0 && (
              <Stack component="ul" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
                {store.rows.map((row, at) => (
                  <AppFields key={at} store={store} row={row} />
                ))}
              </Stack>
            )}
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
              {SYSTEMS.map((system) => (
                <Button
                  key={system}
                  variant="outlined"
                  startIcon={<AddIcon />}
                  onClick={() => store.add(system)}
                >
                  {intl.formatMessage(appsMessages.add, { system })}
                </Button>
              ))}
            </Stack>
            {(form.isDirty || form.submission.state !== 'idle') && (
              <SaveBar form={form} canSave={form.isDirty} texts={domainProblems} />
            )}
            <Files store={store} />
          </Stack>
        )}
      </Loaded>
      <UnsavedGuard isDirty={form.isDirty} />
    </Stack>
  );
});

export default DomainApps;
