import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocalQuery } from '../../../i18n/use-local-path';
import { pathTo } from '../../../shared/paths';
import { Request } from '../../../shared/request';
import { useApi } from '../../../shared/store-context';
import { AppLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Notice } from '../../../shared/ui/Notice';
import { Panel } from '../../../shared/ui/Panel';
import { Section } from '../../../shared/ui/Section';
import { TextField } from '../../../shared/ui/TextField';
import { Text } from '../../../shared/ui/text';
import { useEnterWhileComposing } from '../../../shared/ui/use-enter-while-composing';
import type { FoundBilling } from '../billing-desk.api';
import { billingDeskMessages as messages } from '../billing-desk.messages';
import { createBillingDeskApi } from '../create-billing-desk.api';
import { OrderList } from './OrderList';

const Found = observer(function Found({ found }: { readonly found: FoundBilling }) {
  const intl = useIntl();
  const { people, groups, orders } = found;
  if (people.length + groups.length + orders.length === 0) {
    return (
      <Notice title={intl.formatMessage(messages.nothing)} text={intl.formatMessage(messages.nothingText)} />
    );
  }
  return (
    <Stack sx={{ gap: 2.5 }}>
      {people.length > 0 && (
        <Section title={intl.formatMessage(messages.people)}>
          {people.map(({ userId, email, name }) => (
            <Text key={userId} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {intl.formatMessage(messages.person, {
                name: name === '' ? email : `${name} (${email})`,
                userId: String(userId),
              })}
            </Text>
          ))}
        </Section>
      )}
      {groups.length > 0 && (
        <Section title={intl.formatMessage(messages.groups)}>
          <Box component="ul" sx={{ p: 0, m: 0 }}>
            {groups.map(({ groupId, name }) => (
              <Box component="li" key={groupId} sx={{ listStyle: 'none', py: 0.75 }}>
                <AppLink
                  to={pathTo('billedGroup', groupId)}
                  dir="auto"
                  sx={{ py: 0.75, overflowWrap: 'anywhere' }}
                >
                  {intl.formatMessage(messages.group, { name, groupId: String(groupId) })}
                </AppLink>
              </Box>
            ))}
          </Box>
        </Section>
      )}
      {orders.length > 0 && (
        <Section title={intl.formatMessage(messages.orders)}>
          <OrderList orders={orders} />
        </Section>
      )}
    </Stack>
  );
});

/** Finds payments by whatever names them; the address keeps what was asked. */
export const BillingSearch = observer(function BillingSearch() {
  const intl = useIntl();
  const composing = useEnterWhileComposing();
  const api = useApi(createBillingDeskApi);
  const [query, replace] = useLocalQuery();
  const [first] = useState(() => query.get('q') ?? '');
  const [q, setQ] = useState(first);
  const [found] = useState(() => new Request<FoundBilling>());
  const find = async (text: string): Promise<void> => {
    // What was found for another question is no answer to this one.
    found.reset();
    await found.run(() => api.find(text));
  };
  useEffect(() => {
    if (first !== '') void found.run(() => api.find(first));
  }, [api, first, found]);
  const search = async (): Promise<void> => {
    const text = q.trim();
    if (text === '') return;
    await find(text);
    replace(new URLSearchParams({ q: text }));
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Panel
        component="form"
        role="search"
        noValidate
        {...composing}
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'flex-start' } }}>
          <Box sx={{ flex: 1 }}>
            <TextField
              label={intl.formatMessage(messages.q)}
              hint={intl.formatMessage(messages.qHint)}
              value={q}
              onChange={setQ}
            />
          </Box>
          <Button type="submit" variant="contained" sx={{ minHeight: 56, mt: { sm: 3.5 } }}>
            {intl.formatMessage(messages.find)}
          </Button>
        </Stack>
      </Panel>
      {found.state !== 'idle' && (
        <Loaded request={found} onRetry={() => void find(q.trim())} height={240}>
          {(value) => <Found found={value} />}
        </Loaded>
      )}
    </Stack>
  );
});
