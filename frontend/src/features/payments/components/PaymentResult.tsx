import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../../shared/dates';
import { PATHS, pathTo } from '../../../shared/paths';
import { Request } from '../../../shared/request';
import { useApi, useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { CheckIcon, HistoryIcon, WarningIcon } from '../../../shared/ui/icons';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Panel } from '../../../shared/ui/Panel';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { billingPageMessages } from '../billing-page.messages';
import { checkoutMessages } from '../checkout.messages';
import { createPaymentsApi } from '../create-payments.api';
import { failureOf } from '../failure-reason';
import type { OrderStore } from '../order.store';
import { resultMessages as messages } from '../payment-result.messages';
import type { BillingStatus, OrderDetails } from '../payments.api';
import { checkoutPath, isPaidPlan } from '../purchase';
import { useMoney } from '../use-money';
import { useWords } from '../use-words';
import { Facts } from './Facts';

interface ResultProps {
  readonly order: OrderDetails;
}

interface FrameProps {
  readonly mark: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The heading is read out when the result changes. */
const Frame = observer(function Frame({ mark, title, text, children }: FrameProps) {
  const intl = useIntl();
  return (
    <Box sx={{ pt: { xs: 3, sm: 6 }, display: 'flex', justifyContent: 'center' }}>
      <Panel sx={{ width: '100%', maxWidth: 640 }}>
        <Stack sx={{ gap: 2 }}>
          <Box role="status">
            {mark}
            <PageHeading
              title={intl.formatMessage(messages.title)}
              sx={{ fontSize: { xs: '1.5rem', sm: '1.875rem' }, mt: 1 }}
            >
              {title}
            </PageHeading>
            <Text sx={{ mt: 1 }}>{text}</Text>
          </Box>
          {children}
        </Stack>
      </Panel>
    </Box>
  );
});

const Buttons = observer(function Buttons({ children }: { readonly children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {children}
    </Stack>
  );
});

const ToBilling = observer(function ToBilling() {
  const intl = useIntl();
  return (
    <ButtonLink to={PATHS.billing} variant="outlined">
      {intl.formatMessage(checkoutMessages.toBilling)}
    </ButtonLink>
  );
});

const Waiting = observer(function Waiting({ store }: { readonly store: OrderStore }) {
  const intl = useIntl();
  const { isTired, request } = store;
  return (
    <Frame
      mark={<HistoryIcon color="primary" sx={{ fontSize: 48 }} />}
      title={intl.formatMessage(messages.waiting)}
      text={intl.formatMessage(isTired ? messages.tiredText : messages.waitingText)}
    >
      {request.state === 'failed' && request.error !== null && <ProblemNote problem={request.error} />}
      {isTired && (
        <Buttons>
          <Button variant="contained" onClick={() => void store.lookAgain()}>
            {intl.formatMessage(messages.again)}
          </Button>
          <ToBilling />
        </Buttons>
      )}
    </Frame>
  );
});

/** What the group has now. */
const Success = observer(function Success({ order }: ResultProps) {
  const intl = useIntl();
  const { session, groups } = useStores();
  const api = useApi(createPaymentsApi);
  const money = useMoney();
  const { planName, wayName, invoiceFact } = useWords();
  const [status] = useState(() => new Request<BillingStatus>());
  useEffect(() => void status.run(() => api.status()), [status, api]);
  const plan = planName(order.plan);
  const day = (date: string): string => formatDay(intl.locale, date, 'long');
  const { paidUntil = null, nextCharge = null } = status.value ?? {};
  const next =
    nextCharge &&
    intl.formatMessage(billingPageMessages.nextSum, {
      sum: money(nextCharge.amount, nextCharge.currency),
      date: day(nextCharge.date),
    });
  const sum = `${money(order.lines.total, order.currency)} · ${wayName(order.paymentType, order.card)}`;
  const invoice = invoiceFact(order.invoice);
  return (
    <Frame
      mark={<CheckIcon color="primary" sx={{ fontSize: 48 }} />}
      title={intl.formatMessage(messages.success, { plan })}
      text={intl.formatMessage(messages.successText, { plan, group: groups.name })}
    >
      <Facts
        facts={[
          [intl.formatMessage(messages.paidSum), sum],
          paidUntil === null ? null : [intl.formatMessage(messages.until), day(paidUntil)],
          next === null ? null : [intl.formatMessage(billingPageMessages.next), next],
          invoice === null ? null : [intl.formatMessage(messages.invoice), invoice],
        ]}
      />
      <Buttons>
        <ButtonLink to={pathTo('group', session.groupId)} variant="contained">
          {intl.formatMessage(messages.start)}
        </ButtonLink>
        <ButtonLink to={pathTo('receipt', order.externalId)} variant="outlined">
          {intl.formatMessage(billingPageMessages.receipt)}
        </ButtonLink>
        <ToBilling />
      </Buttons>
    </Frame>
  );
});

const Retry = observer(function Retry({ order }: ResultProps) {
  const intl = useIntl();
  const { plan, billingCycle: cycle } = order;
  const to = isPaidPlan(plan) ? checkoutPath({ plan, cycle, currency: null, coupon: null }) : PATHS.pricing;
  return (
    <Buttons>
      <ButtonLink to={to} variant="contained">
        {intl.formatMessage(messages.retry)}
      </ButtonLink>
      <ToBilling />
    </Buttons>
  );
});

const Unpaid = observer(function Unpaid({ order }: ResultProps) {
  const intl = useIntl();
  const { result, reason } = order;
  const words = {
    failed: [messages.failed, intl.formatMessage(messages.failedText, { why: failureOf(reason) })],
    expired: [messages.expired, intl.formatMessage(messages.expiredText)],
    cancelled: [messages.cancelled, intl.formatMessage(messages.cancelledText)],
  } as const;
  const [title, text] = words[result === 'failed' || result === 'expired' ? result : 'cancelled'];
  return (
    <Frame
      mark={<WarningIcon color="error" sx={{ fontSize: 48 }} />}
      title={intl.formatMessage(title)}
      text={text}
    >
      {result === 'failed' && reason !== null && (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(messages.reference, { code: reason })}
        </Text>
      )}
      <Retry order={order} />
    </Frame>
  );
});

/** What became of an order, and what can be done next. */
export const PaymentResult = observer(function PaymentResult({
  store,
  order,
}: ResultProps & { readonly store: OrderStore }) {
  switch (order.result) {
    case 'waiting':
      return <Waiting store={store} />;
    case 'success':
      return <Success order={order} />;
    default:
      return <Unpaid order={order} />;
  }
});
