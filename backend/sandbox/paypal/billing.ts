import type { Scheduled } from '../shared/clock';
import { numberOf } from '../shared/faults';
import { capitalsAndDigits } from '../shared/random-ids';
import type { Body } from './api';
import { planOf } from './catalog';
import { chargeAfter, priceOf } from './cycles';
import type { Context } from './gateway-context';
import { timeOf, writtenTotal } from './money';
import type { Money, Sale, Subscription } from './state';
import { describe } from './subscriptions';

const DAY_MS = 86_400_000;
/** A failed payment is tried again. */
const RETRY_MS = 5 * DAY_MS;

/** Charges subscriptions when they are due, and what they owe a few days later. */
export class Billing implements Scheduled {
  constructor(private readonly context: Context) {}

  dueAt(): number | undefined {
    const times = this.active().flatMap(({ nextBillingAt, retryAt }) =>
      [nextBillingAt, retryAt].filter((at) => at !== undefined),
    );
    return times.length === 0 ? undefined : Math.min(...times);
  }

  async run(): Promise<void> {
    const now = this.context.clock.now();
    for (const subscription of this.active()) {
      if ((subscription.retryAt ?? Infinity) <= now) await this.retry(subscription);
      while (isDue(subscription, now)) await this.bill(subscription);
    }
  }

  private active(): Subscription[] {
    return this.context.state.subscriptions.filter(({ status }) => status === 'ACTIVE');
  }

  private async bill(subscription: Subscription): Promise<void> {
    const { clock, faults } = this.context;
    const late = faults.take('charge', 'late');
    if (late) {
      subscription.nextBillingAt = clock.now() + numberOf(late, 3600) * 1000;
      return;
    }
    const charge = chargeAfter(subscription, subscription.chargesDue, this.context);
    subscription.chargesDue += 1;
    const next = chargeAfter(subscription, subscription.chargesDue, this.context);
    if (next) subscription.nextBillingAt = next.at;
    else delete subscription.nextBillingAt;
    if (charge?.money) await this.charge(subscription, charge.money);
    if (!next && subscription.status === 'ACTIVE') await this.expire(subscription);
  }

  private async retry(subscription: Subscription): Promise<void> {
    delete subscription.retryAt;
    const { currency } = priceOf(subscription, this.context);
    const money = { currency, minor: subscription.outstanding };
    subscription.outstanding = 0;
    await this.charge(subscription, money);
  }

  private async charge(subscription: Subscription, money: Money): Promise<void> {
    const { faults } = this.context;
    if (faults.has('charge', 'decline')) return this.fail(subscription, money);
    await paySubscription(subscription, money, this.context);
    if (faults.has('charge', 'double')) await paySubscription(subscription, money, this.context);
  }

  private async fail(subscription: Subscription, money: Money): Promise<void> {
    const { clock, events } = this.context;
    subscription.failures += 1;
    subscription.outstanding += money.minor;
    subscription.retryAt = clock.now() + RETRY_MS;
    const resource = describe(subscription, this.context);
    await events.send('BILLING.SUBSCRIPTION.PAYMENT.FAILED', 'subscription', resource);
    const { failureThreshold } = planOf(subscription.planId, this.context);
    if (failureThreshold > 0 && subscription.failures >= failureThreshold) {
      await changeStatus(subscription, 'SUSPENDED', this.context);
    }
  }

  private expire(subscription: Subscription): Promise<void> {
    return changeStatus(subscription, 'EXPIRED', this.context);
  }
}

const isDue = ({ status, nextBillingAt }: Subscription, now: number): boolean =>
  status === 'ACTIVE' && (nextBillingAt ?? Infinity) <= now;

/** Money of a subscription comes as a sale, in the old form of amounts. */
export async function paySubscription(
  subscription: Subscription,
  money: Money,
  context: Context,
): Promise<void> {
  const { state, clock, events } = context;
  const sale: Sale = {
    id: capitalsAndDigits(17),
    subscriptionId: subscription.id,
    money,
    at: clock.now(),
    refunded: 0,
  };
  state.sales.push(sale);
  subscription.failures = 0;
  subscription.lastPayment = { at: sale.at, money };
  await events.send('PAYMENT.SALE.COMPLETED', 'sale', describeSale(sale, context));
}

export function describeSale({ id, money, at, subscriptionId, refunded }: Sale, { state }: Context): Body {
  const subscription = state.subscriptions.find((one) => one.id === subscriptionId);
  return {
    id,
    state: refunded === 0 ? 'completed' : refundState(money.minor, refunded),
    amount: writtenTotal(money),
    billing_agreement_id: subscriptionId,
    custom: subscription?.customId ?? '',
    payment_mode: 'INSTANT_TRANSFER',
    transaction_fee: { value: '0.00', currency: money.currency },
    create_time: timeOf(at),
    update_time: timeOf(at),
  };
}

const refundState = (whole: number, refunded: number): string =>
  refunded < whole ? 'partially_refunded' : 'refunded';

type Ending = 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';

export function changeStatus(subscription: Subscription, status: Ending, context: Context): Promise<void> {
  setStatus(subscription, status, context.clock.now());
  delete subscription.nextBillingAt;
  delete subscription.retryAt;
  return context.events.send(
    `BILLING.SUBSCRIPTION.${status}`,
    'subscription',
    describe(subscription, context),
  );
}

export function setStatus(subscription: Subscription, status: Subscription['status'], now: number): void {
  subscription.status = status;
  subscription.statusAt = now;
}

/** Starts or goes on; what has become due meanwhile is not charged. */
export async function activate(subscription: Subscription, context: Context): Promise<void> {
  const { clock, events } = context;
  const now = clock.now();
  const isFirst = subscription.status !== 'SUSPENDED';
  setStatus(subscription, 'ACTIVE', now);
  let next = chargeAfter(subscription, subscription.chargesDue, context);
  while (!isFirst && next && next.at < now) {
    subscription.chargesDue += 1;
    next = chargeAfter(subscription, subscription.chargesDue, context);
  }
  if (next) subscription.nextBillingAt = next.at;
  await events.send('BILLING.SUBSCRIPTION.ACTIVATED', 'subscription', describe(subscription, context));
  if (!isFirst) return;
  const { setupFee } = planOf(subscription.planId, context);
  if (setupFee && setupFee.minor > 0) await paySubscription(subscription, setupFee, context);
  await new Billing(context).run();
}
