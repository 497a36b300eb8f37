import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { PATHS } from '../../../shared/paths';
import { Request } from '../../../shared/request';
import { useApi } from '../../../shared/store-context';
import { useKeptFocus } from '../../../shared/use-kept-focus';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Facts } from '../../../shared/ui/Facts';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Section } from '../../../shared/ui/Section';
import { Text } from '../../../shared/ui/text';
import { AdminOnly } from '../../reports';
import type { BilledGroup } from '../billing-desk.api';
import { billingAlertMessages } from '../billing-alerts.messages';
import { billingDeskProblems } from '../billing-desk-problems.messages';
import { billingDeskMessages as messages } from '../billing-desk.messages';
import { AlertCard } from '../components/AlertCard';
import { DeskFrame } from '../components/DeskFrame';
import { OrderList } from '../components/OrderList';
import { useSubscriptionFacts } from '../components/OrderSummary';
import { createBillingDeskApi } from '../create-billing-desk.api';
import { useDeskWords } from '../use-desk-words';

const Plans = observer(function Plans({ group }: { readonly group: BilledGroup }) {
  const intl = useIntl();
  const { planName, moment } = useDeskWords();
  const subscriptionFacts = useSubscriptionFacts();
  const { plan, grants, subscriptions } = group;
  return (
    <Section title={intl.formatMessage(messages.grants)}>
      <Text>{intl.formatMessage(messages.plan, { plan: planName(plan) })}</Text>
      {grants.map((grant) => (
        <Text key={grant.source + grant.plan} color="textSecondary">
          {intl.formatMessage(messages.grant, {
            plan: planName(grant.plan),
            source: grant.source,
            hasEnd: String(grant.until !== null),
            until: grant.until === null ? '' : moment(grant.until),
          })}
        </Text>
      ))}
      <Box sx={{ mt: 1.5 }}>
        <Facts facts={subscriptions.flatMap(subscriptionFacts)} />
      </Box>
      <ButtonLink to={PATHS.givenPlans} variant="outlined" sx={{ minHeight: 48, mt: 2 }}>
        {intl.formatMessage(messages.givePlan)}
      </ButtonLink>
    </Section>
  );
});

const None = observer(function None() {
  return <Text color="textSecondary">{useIntl().formatMessage(messages.none)}</Text>;
});

interface ShownProps {
  readonly group: BilledGroup;
  readonly onChange: () => void;
}

const Shown = observer(function Shown({ group, onChange }: ShownProps) {
  const intl = useIntl();
  const { orders, alerts } = group;
  const place = useKeptFocus(group);
  return (
    <Stack ref={place} tabIndex={-1} sx={{ gap: 2.5, outline: 'none' }}>
      <Plans group={group} />
      <Section title={intl.formatMessage(messages.orders)}>
        {orders.length === 0 ? <None /> : <OrderList orders={orders} />}
      </Section>
      <Section title={intl.formatMessage(billingAlertMessages.title)}>
        {alerts.length === 0 ? (
          <None />
        ) : (
          <Box component="ul" sx={{ p: 0, m: 0 }}>
            {alerts.map((alert) => (
              <AlertCard key={alert.alertId} alert={alert} onClosed={onChange} />
            ))}
          </Box>
        )}
      </Section>
    </Stack>
  );
});

const Opened = observer(function Opened({ groupId }: { readonly groupId: string }) {
  const intl = useIntl();
  const api = useApi(createBillingDeskApi);
  const [request] = useState(() => new Request<BilledGroup>());
  const load = (): void => void request.run(() => api.group(groupId));
  useEffect(() => void request.run(() => api.group(groupId)), [api, groupId, request]);
  const name = request.value?.name ?? '';
  const title = request.value === null ? messages.title : messages.group;
  return (
    <DeskFrame title={intl.formatMessage(title, { name, groupId })}>
      <Loaded request={request} texts={billingDeskProblems} onRetry={load} height={320}>
        {(group) => <Shown group={group} onChange={load} />}
      </Loaded>
    </DeskFrame>
  );
});

/** What a group pays, has paid and may use, for those who run the site. */
const BilledGroupPage = observer(function BilledGroupPage() {
  const { groupId = '' } = useParams();
  return (
    <AdminOnly>
      <Opened key={groupId} groupId={groupId} />
    </AdminOnly>
  );
});

export default BilledGroupPage;
