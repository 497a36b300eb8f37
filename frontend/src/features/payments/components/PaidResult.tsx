import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { formatDay } from '../../../shared/dates';
import { PATHS, pathTo } from '../../../shared/paths';
import { Request } from '../../../shared/request';
import { useApi, useStores } from '../../../shared/store-context';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Facts } from '../../../shared/ui/Facts';
import { CheckIcon } from '../../../shared/ui/icons';
import { billingPageMessages } from '../billing-page.messages';
import { createPaymentsApi } from '../create-payments.api';
import { paymentOutcomeOf } from '../payment-outcome';
import { paymentResultMessages as messages } from '../payment-result.messages';
import type { BillingStatus, OrderDetails } from '../payments.api';
import { useMoney } from '../use-money';
import { useOutcomeTexts } from '../use-outcome-texts';
import { useWords } from '../use-words';
import { PaymentResultButtons, ResultFrame, ToBilling } from './ResultFrame';
import { SecondPayment } from './UnusedPayments';

interface PaidProps {
  readonly order: OrderDetails;
}

interface PaidFactsProps extends PaidProps {
  /** Null until it is known. */
  readonly status: BillingStatus | null;
}

const PaidFacts = observer(function PaidFacts({ order, status }: PaidFactsProps) {
  const intl = useIntl();
  const money = useMoney();
  const { wayName, invoiceFact } = useWords();
  const day = (date: string): string => formatDay(intl.locale, date, 'long');
  // What is not a plan says nothing of the plan.
  const isPlan = order.purchaseTarget === 'premium_plan';
  const { paidUntil = null, nextCharge = null } = (isPlan ? status : null) ?? {};
  const next =
    nextCharge &&
    intl.formatMessage(billingPageMessages.nextSum, {
      sum: money(nextCharge.amount, nextCharge.currency),
      date: day(nextCharge.date),
    });
  const { lines, currency, operation } = order;
  const way = wayName(order.paymentType, order.card);
  const isPaid = lines.total > 0 || operation === 'subscribe';
  const invoice = invoiceFact(order.invoice);
  return (
    <Facts
      facts={[
        isPaid
          ? [intl.formatMessage(messages.paidSum), `${money(lines.total, currency)} · ${way}`]
          : [intl.formatMessage(billingPageMessages.by), way],
        paidUntil === null ? null : [intl.formatMessage(messages.until), day(paidUntil)],
        next === null ? null : [intl.formatMessage(billingPageMessages.next), next],
        invoice === null ? null : [intl.formatMessage(messages.invoice), invoice],
      ]}
    />
  );
});

/** Where the buyer goes on, if not to what is billed. */
const useNextPage = (order: OrderDetails): readonly [to: string, text: MessageDescriptor] | null => {
  const { session } = useStores();
  if (order.purchaseTarget === 'domain') return [PATHS.domain, messages.toDomains];
  switch (paymentOutcomeOf(order)) {
    case 'active':
      return [pathTo('group', session.groupId), messages.start];
    case 'unlocked':
      return [pathTo('bulkResult', order.plan), messages.toFile];
    default:
      return null;
  }
};

/** What came of an order that went through, and what the group has now. */
export const PaidResult = observer(function PaidResult({ order }: PaidProps) {
  const intl = useIntl();
  const api = useApi(createPaymentsApi);
  const [status] = useState(() => new Request<BillingStatus>());
  useEffect(() => void status.run(() => api.status()), [status, api]);
  const { title, text } = useOutcomeTexts(order, status.value);
  const next = useNextPage(order);
  const hasReceipt = order.lines.total > 0 || order.operation === 'subscribe';
  return (
    <ResultFrame mark={<CheckIcon color="primary" sx={{ fontSize: 48 }} />} title={title} text={text}>
      <PaidFacts order={order} status={status.value} />
      <SecondPayment order={order} />
      <PaymentResultButtons>
        {next === null ? (
          <ToBilling isFirst />
        ) : (
          <ButtonLink to={next[0]} variant="contained">
            {intl.formatMessage(next[1])}
          </ButtonLink>
        )}
        {hasReceipt && (
          <ButtonLink to={pathTo('receipt', order.externalId)} variant="outlined">
            {intl.formatMessage(billingPageMessages.receipt)}
          </ButtonLink>
        )}
        {next !== null && <ToBilling />}
      </PaymentResultButtons>
    </ResultFrame>
  );
});
