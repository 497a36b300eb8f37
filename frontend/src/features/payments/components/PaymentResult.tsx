import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { PATHS, pathTo } from '../../../shared/paths';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Button } from '../../../shared/ui/buttons';
import { HistoryIcon, WarningIcon } from '../../../shared/ui/icons';
import { ProblemNote } from '../../../shared/ui/ProblemNote';
import { Text } from '../../../shared/ui/text';
import { failureOf } from '../failure-reason';
import type { OrderStore } from '../order.store';
import { isCardAlone } from '../payment-outcome';
import { paymentResultMessages as messages } from '../payment-result.messages';
import type { OrderDetails } from '../payments.api';
import { changePath, checkoutPath, isPaidPlan } from '../purchase';
import { unusedMessages } from '../unused-payment.messages';
import { PaidResult } from './PaidResult';
import { PaymentResultButtons, ResultFrame, ToBilling } from './ResultFrame';
import { areAllBack, UnusedPayments } from './UnusedPayments';

interface ResultProps {
  readonly order: OrderDetails;
}

interface StoreProps {
  readonly store: OrderStore;
}

const Waiting = observer(function Waiting({ store, order }: ResultProps & StoreProps) {
  const intl = useIntl();
  const { isTired, request } = store;
  const [title, text] = isCardAlone(order)
    ? [messages.cardWaiting, messages.cardWaitingText]
    : [messages.waiting, messages.waitingText];
  return (
    <ResultFrame
      mark={<HistoryIcon color="primary" sx={{ fontSize: 48 }} />}
      title={intl.formatMessage(title)}
      text={intl.formatMessage(isTired ? messages.tiredText : text)}
    >
      {request.state === 'failed' && request.error !== null && <ProblemNote problem={request.error} />}
      {isTired && (
        <PaymentResultButtons>
          <Button variant="contained" onClick={() => void store.lookAgain()}>
            {intl.formatMessage(messages.again)}
          </Button>
          <ToBilling />
        </PaymentResultButtons>
      )}
    </ResultFrame>
  );
});

/** Where the same can be begun again. */
function wayToRetry({ plan, billingCycle: cycle, operation, purchaseTarget: target }: OrderDetails): string {
  if (target === 'domain') return PATHS.domain;
  if (cycle === 'once') return pathTo('bulkResult', plan);
  if (!isPaidPlan(plan)) return PATHS.pricing;
  if (operation !== 'subscribe') return changePath(plan, cycle);
  return checkoutPath({ plan, cycle, currency: null, coupon: null });
}

const Retry = observer(function Retry({ order }: ResultProps) {
  const intl = useIntl();
  // A card is changed, and what is overdue is paid, there.
  if (order.operation === 'card') {
    return (
      <PaymentResultButtons>
        <ToBilling isFirst />
      </PaymentResultButtons>
    );
  }
  return (
    <PaymentResultButtons>
      <ButtonLink to={wayToRetry(order)} variant="contained">
        {intl.formatMessage(messages.retry)}
      </ButtonLink>
      <ToBilling />
    </PaymentResultButtons>
  );
});

const REASONS = { expired: 'late', cancelled: 'replaced' } as const;

/** The title and the text. */
function useUnpaidTexts(order: OrderDetails): readonly [string, string] {
  const intl = useIntl();
  const { result, reason } = order;
  const end = result === 'failed' || result === 'expired' ? result : 'cancelled';
  if (isCardAlone(order)) {
    const why = end === 'failed' ? failureOf(reason) : REASONS[end];
    return [
      intl.formatMessage(messages.cardUnchanged),
      intl.formatMessage(messages.cardUnchangedText, { why }),
    ];
  }
  const words = {
    failed: [messages.failed, intl.formatMessage(messages.failedText, { why: failureOf(reason) })],
    expired: [messages.expired, intl.formatMessage(messages.expiredText)],
    cancelled: [messages.cancelled, intl.formatMessage(messages.cancelledText)],
  } as const;
  const [title, text] = words[end];
  return [intl.formatMessage(title), text];
}

const Unpaid = observer(function Unpaid({ order }: ResultProps) {
  const intl = useIntl();
  const { result, reason } = order;
  const [title, text] = useUnpaidTexts(order);
  return (
    <ResultFrame mark={<WarningIcon color="error" sx={{ fontSize: 48 }} />} title={title} text={text}>
      {result === 'failed' && reason !== null && (
        <Text variant="body2" color="textSecondary">
          {intl.formatMessage(messages.reference, { code: reason })}
        </Text>
      )}
      <Retry order={order} />
    </ResultFrame>
  );
});

/** Money came, could not be used, and goes back: the reason is that of the newest. */
const Refunded = observer(function Refunded({ order }: ResultProps) {
  const intl = useIntl();
  return (
    <ResultFrame
      mark={<WarningIcon color="error" sx={{ fontSize: 48 }} />}
      title={intl.formatMessage(unusedMessages.title, { isDone: String(areAllBack(order)) })}
      text={intl.formatMessage(unusedMessages.why, { why: order.unusedPayments.at(-1)?.reason })}
    >
      <UnusedPayments order={order} />
      <Retry order={order} />
    </ResultFrame>
  );
});

/** What became of an order, and what can be done next. */
export const PaymentResult = observer(function PaymentResult({ store, order }: ResultProps & StoreProps) {
  switch (order.result) {
    case 'waiting':
      return <Waiting store={store} order={order} />;
    case 'success':
      return <PaidResult order={order} />;
    default:
      return order.unusedPayments.length > 0 ? <Refunded order={order} /> : <Unpaid order={order} />;
  }
});
