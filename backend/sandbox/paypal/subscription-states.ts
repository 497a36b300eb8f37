import { type Route, textIn } from '../shared/answers';
import { apiRoute, type Outcome, type Request } from './api';
import { activate, changeStatus, paySubscription } from './billing';
import { planOf } from './catalog';
import { invalid, refuseIf } from './errors';
import type { Context } from './gateway-context';
import { moneyFrom, timeOf, written } from './money';
import { approveUrl, subscriptionOf } from './subscriptions';
import type { Subscription } from './state';

const PATH = '/v1/billing/subscriptions/:id';

/** What a shop does with a subscription that exists. */
export const subscriptionStateRoutes = (context: Context): Route[] =>
  (
    [
      ['activate', resume],
      ['suspend', suspend],
      ['cancel', cancel],
      ['revise', revise],
      ['capture', captureOutstanding],
    ] as const
  ).map(([name, act]) => apiRoute({ method: 'POST', path: `${PATH}/${name}`, on: name, act }, context));

function withReason({ body, id }: Request, context: Context): Subscription {
  const reason = textIn(body, 'reason');
  if (reason === '' || reason.length > 128) throw invalid('INVALID_STRING_LENGTH');
  const subscription = subscriptionOf(id, context);
  subscription.reason = reason;
  return subscription;
}

const isIn = ({ status }: Subscription, ...states: readonly Subscription['status'][]): boolean =>
  states.includes(status);

// Events follow after the answer, as they do over there.

function resume(request: Request, context: Context): Outcome {
  const subscription = withReason(request, context);
  refuseIf(!isIn(subscription, 'SUSPENDED', 'APPROVED'), 'SUBSCRIPTION_STATUS_INVALID');
  void activate(subscription, context);
  return { status: 204 };
}

function suspend(request: Request, context: Context): Outcome {
  const subscription = withReason(request, context);
  refuseIf(!isIn(subscription, 'ACTIVE'), 'SUBSCRIPTION_STATUS_INVALID');
  void changeStatus(subscription, 'SUSPENDED', context);
  return { status: 204 };
}

function cancel(request: Request, context: Context): Outcome {
  const subscription = withReason(request, context);
  refuseIf(!isIn(subscription, 'ACTIVE', 'SUSPENDED', 'APPROVED'), 'SUBSCRIPTION_STATUS_INVALID');
  void changeStatus(subscription, 'CANCELLED', context);
  return { status: 204 };
}

/** The old plan goes on until the buyer has agreed. */
function revise({ body, id }: Request, context: Context): Outcome {
  const subscription = subscriptionOf(id, context);
  refuseIf(!isIn(subscription, 'ACTIVE', 'SUSPENDED'), 'SUBSCRIPTION_STATUS_INVALID');
  const plan = planOf(textIn(body, 'plan_id'), context);
  const isCompatible = plan.productId === planOf(subscription.planId, context).productId;
  refuseIf(!isCompatible, 'PLAN_PRODUCT_NOT_COMPATIBLE');
  subscription.revisedPlanId = plan.id;
  const links = [{ href: approveUrl(subscription, context.origin()), rel: 'approve', method: 'GET' }];
  return { status: 200, body: { plan_id: plan.id, plan_overridden: false, links } };
}

async function captureOutstanding({ body, id }: Request, context: Context): Promise<Outcome> {
  const subscription = subscriptionOf(id, context);
  const money = moneyFrom(body['amount']);
  if (body['capture_type'] !== 'OUTSTANDING_BALANCE') throw invalid('INVALID_PARAMETER_VALUE');
  refuseIf(!isIn(subscription, 'ACTIVE', 'SUSPENDED'), 'SUBSCRIPTION_STATUS_INVALID');
  refuseIf(subscription.outstanding === 0, 'ZERO_OUTSTANDING_BALANCE');
  refuseIf(money.minor > subscription.outstanding, 'AMOUNT_GREATER_THAN_OUTSTANDING_BALANCE');
  subscription.outstanding -= money.minor;
  delete subscription.retryAt;
  await paySubscription(subscription, money, context);
  const sale = context.state.sales.at(-1);
  return {
    status: 202,
    body: {
      id: sale?.id ?? '',
      status: 'COMPLETED',
      time: timeOf(context.clock.now()),
      amount: written(money),
    },
  };
}
