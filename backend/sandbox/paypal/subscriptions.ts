import { isObject, type Route, textIn } from '../shared/answers';
import { capitalsAndDigits } from '../shared/random-ids';
import { apiRoute, type Body, RETENTION_HOURS, type Outcome, type Request } from './api';
import { cyclesFrom, planOf } from './catalog';
import { invalid, notFound, refuseIf } from './errors';
import type { Context } from './gateway-context';
import { timeOf, valueOf, written } from './money';
import { priceOf } from './cycles';
import type { Sale, Subscription } from './state';

const PATH = '/v1/billing/subscriptions';

/** Making and reading subscriptions. */
export const subscriptionRoutes = (context: Context): Route[] => [
  apiRoute(
    { method: 'POST', path: PATH, on: 'subscription', retentionHours: RETENTION_HOURS.billing, act: make },
    context,
  ),
  apiRoute({ method: 'GET', path: `${PATH}/:id`, on: 'subscription', act: show }, context),
  apiRoute(
    { method: 'GET', path: `${PATH}/:id/transactions`, on: 'transactions', act: transactions },
    context,
  ),
];

const part = (object: Body, name: string): Body => {
  const value = object[name];
  return isObject(value) ? value : {};
};

export function subscriptionOf(id: string, { state }: Context): Subscription {
  const subscription = state.subscriptions.find((one) => one.id === id);
  if (!subscription) throw notFound();
  return subscription;
}

function make({ body }: Request, context: Context): Outcome {
  const { state, clock, events, origin } = context;
  const now = clock.now();
  const plan = planOf(textIn(body, 'plan_id'), context);
  const page = part(body, 'application_context');
  const startsAt = body['start_time'] === undefined ? now : Date.parse(textIn(body, 'start_time'));
  if (Number.isNaN(startsAt) || textIn(body, 'custom_id').length > 127) {
    throw invalid('INVALID_PARAMETER_VALUE');
  }
  refuseIf(startsAt < now, 'INVALID_START_TIME');
  const ownCycles = part(body, 'plan')['billing_cycles'];
  const subscription: Subscription = {
    id: `I-${capitalsAndDigits(12)}`,
    token: `BA-${capitalsAndDigits(17)}`,
    createdAt: now,
    customId: textIn(body, 'custom_id'),
    startsAt,
    userAction: textIn(page, 'user_action') || 'SUBSCRIBE_NOW',
    returnUrl: textIn(page, 'return_url'),
    cancelUrl: textIn(page, 'cancel_url'),
    locale: textIn(page, 'locale') || 'en-US',
    ...(ownCycles === undefined ? {} : { ownCycles: cyclesFrom(ownCycles) }),
    planId: plan.id,
    status: 'APPROVAL_PENDING',
    statusAt: now,
    billsFrom: startsAt,
    chargesDue: 0,
    failures: 0,
    outstanding: 0,
  };
  state.subscriptions.push(subscription);
  const described = describe(subscription, context);
  void events.send('BILLING.SUBSCRIPTION.CREATED', 'subscription', described);
  const links = [{ href: approveUrl(subscription, origin()), rel: 'approve', method: 'GET' }];
  return { status: 201, body: { ...described, links } };
}

export const approveUrl = ({ token }: Subscription, origin: string): string =>
  `${origin}/webapps/billing/subscriptions?ba_token=${token}`;

export function describe(subscription: Subscription, context: Context): Body {
  const { id, planId, status, statusAt, customId, startsAt, createdAt, nextBillingAt, lastPayment } =
    subscription;
  const { failures, retryAt, outstanding } = subscription;
  const { currency } = priceOf(subscription, context);
  return {
    id,
    plan_id: planId,
    status,
    status_update_time: timeOf(statusAt),
    custom_id: customId,
    start_time: timeOf(startsAt),
    create_time: timeOf(createdAt),
    quantity: '1',
    subscriber: { email_address: 'buyer@example.com', payer_id: 'SANDBOXPAYER1' },
    billing_info: {
      outstanding_balance: written({ currency, minor: outstanding }),
      failed_payments_count: failures,
      ...(nextBillingAt === undefined ? {} : { next_billing_time: timeOf(nextBillingAt) }),
      ...(lastPayment
        ? { last_payment: { amount: written(lastPayment.money), time: timeOf(lastPayment.at) } }
        : {}),
      ...(retryAt === undefined
        ? {}
        : {
            last_failed_payment: { reason_code: 'PAYMENT_DENIED', next_payment_retry_time: timeOf(retryAt) },
          }),
    },
  };
}

function show({ id }: Request, context: Context): Outcome {
  return { status: 200, body: describe(subscriptionOf(id, context), context) };
}

function transactions({ id, call }: Request, context: Context): Outcome {
  const [from, to] = ['start_time', 'end_time'].map((name) => Date.parse(call.query.get(name) ?? ''));
  subscriptionOf(id, context);
  if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to)) {
    throw invalid('MISSING_REQUIRED_PARAMETER');
  }
  const sales = context.state.sales.filter(
    ({ subscriptionId, at }) => subscriptionId === id && at >= from && at <= to,
  );
  return {
    status: 200,
    body: { transactions: sales.map(transactionOf), total_items: sales.length, total_pages: 1 },
  };
}

const transactionOf = ({ id, money, at, refunded }: Sale): Body => ({
  id,
  status: refundStatus(money.minor, refunded),
  payer_email: 'buyer@example.com',
  time: timeOf(at),
  amount_with_breakdown: {
    gross_amount: written(money),
    fee_amount: { currency_code: money.currency, value: valueOf({ ...money, minor: 0 }) },
    net_amount: written(money),
  },
});

function refundStatus(whole: number, refunded: number): string {
  if (refunded === 0) return 'COMPLETED';
  return refunded < whole ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}
