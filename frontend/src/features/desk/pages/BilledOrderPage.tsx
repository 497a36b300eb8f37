import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { PATHS } from '../../../shared/paths';
import { Request } from '../../../shared/request';
import { useApi } from '../../../shared/store-context';
import { useKeptFocus } from '../../../shared/use-kept-focus';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Section } from '../../../shared/ui/Section';
import { AdminOnly } from '../../reports';
import type { OrderPage } from '../billing-desk.api';
import { billingAlertMessages } from '../billing-alerts.messages';
import { billingDeskProblems } from '../billing-desk-problems.messages';
import { billedOrderMessages as messages } from '../billed-order.messages';
import { billingDeskMessages } from '../billing-desk.messages';
import { AlertCard } from '../components/AlertCard';
import { CorrectInvoice } from '../components/CorrectInvoice';
import { DeskFrame } from '../components/DeskFrame';
import { MarkPaid } from '../components/MarkPaid';
import { OrderPayments } from '../components/OrderPayments';
import { OrderRefunds } from '../components/OrderRefunds';
import { OrderSummary } from '../components/OrderSummary';
import { OrderTimeline } from '../components/OrderTimeline';
import { SettleInvoice } from '../components/SettleInvoice';
import { createBillingDeskApi } from '../create-billing-desk.api';

interface ShownProps {
  readonly order: OrderPage;
  readonly onChange: (order?: OrderPage) => void;
}

const Shown = observer(function Shown({ order, onChange }: ShownProps) {
  const intl = useIntl();
  const place = useKeptFocus(order);
  return (
    <Stack ref={place} tabIndex={-1} sx={{ gap: 2.5, outline: 'none' }}>
      <OrderSummary order={order} />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {order.isPayableByHand && <MarkPaid order={order} onPaid={onChange} />}
        {order.invoices.some(({ state }) => state !== 'none') && (
          <SettleInvoice order={order} onDone={() => onChange()} />
        )}
        {order.buyer !== null && (
          <CorrectInvoice externalId={order.externalId} buyer={order.buyer} onDone={() => onChange()} />
        )}
        <ButtonLink to={PATHS.givenPlans} variant="outlined" sx={{ minHeight: 48 }}>
          {intl.formatMessage(billingDeskMessages.givePlan)}
        </ButtonLink>
      </Stack>
      {order.alerts.length > 0 && (
        <Section title={intl.formatMessage(billingAlertMessages.title)}>
          <Box component="ul" sx={{ p: 0, m: 0 }}>
            {order.alerts.map((alert) => (
              <AlertCard key={alert.alertId} alert={alert} onClosed={() => onChange()} />
            ))}
          </Box>
        </Section>
      )}
      <OrderPayments order={order} />
      {order.paidTime !== null && order.total > 0 && (
        <OrderRefunds order={order} onChange={() => onChange()} />
      )}
      <OrderTimeline events={order.timeline} />
    </Stack>
  );
});

const Opened = observer(function Opened({ externalId }: { readonly externalId: string }) {
  const intl = useIntl();
  const api = useApi(createBillingDeskApi);
  const [request] = useState(() => new Request<OrderPage>());
  const load = (known?: OrderPage): void =>
    void request.run(() => (known === undefined ? api.order(externalId) : Promise.resolve(known)));
  useEffect(() => void request.run(() => api.order(externalId)), [api, externalId, request]);
  return (
    <DeskFrame title={intl.formatMessage(messages.title, { externalId })}>
      <Loaded request={request} texts={billingDeskProblems} onRetry={() => load()} height={320}>
        {(order) => <Shown order={order} onChange={load} />}
      </Loaded>
    </DeskFrame>
  );
});

/** All that has happened to a payment, on one screen, for those who run the site. */
const BilledOrderPage = observer(function BilledOrderPage() {
  const { externalId = '' } = useParams();
  return (
    <AdminOnly>
      <Opened key={externalId} externalId={externalId} />
    </AdminOnly>
  );
});

export default BilledOrderPage;
