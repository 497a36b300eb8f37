import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { PlanGrants } from '../../billing';
import type { SoldPlan } from '../../billing/values';
import type { Attempt } from '../domain/attempt.entity';
import { taipeiDateOf } from '../domain/billing-calendar';
import { Mandate } from '../domain/mandate.entity';
import type { Order } from '../domain/order.entity';
import { CannotResume } from '../domain/payments.errors';
import { listPriceOf } from '../domain/quote';
import { Subscription } from '../domain/subscription.entity';
import { SubscriptionStore } from './ports/subscription-store';

/** Plans go on and end by themselves. */
const NOBODY = { userId: 0 };

const grantOf = ({ id, groupId }: Subscription) =>
  ({ groupId, source: 'order', reference: `subscription:${id}` }) as const;

/** What follows from payments for the plan of a group. Everything is part of the caller's transaction. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly grants: PlanGrants,
    private readonly clock: Clock,
  ) {}

  /** The order was paid. Null, and nothing happens, when the group has a subscription already. */
  async begin(order: Order, attempt: Attempt, mandate: string | null): Promise<Subscription | null> {
    const now = this.clock.now();
    const { groupId, payerId, plan, cycle, currency } = order;
    const price = listPriceOf({ plan: plan as SoldPlan, cycle, currency });
    const anchor = taipeiDateOf(now);
    const paymentType = attempt.gateway;
    const subscription = new Subscription({ groupId, payerId, plan, cycle, price, paymentType, anchor });
    if (!(await this.store.add(subscription))) return null;
    await this.store.addPeriod(subscription.id, subscription.period, order.id);
    await this.grants.give(
      { ...grantOf(subscription), plan, from: now, until: null, reason: null },
      { userId: payerId },
    );
    if (paymentType) {
      const { number, amount } = attempt;
      const { id: subscriptionId } = subscription;
      const made = new Mandate({
        subscriptionId,
        gateway: paymentType,
        number,
        reference: mandate,
        amount,
        now,
      });
      // A coupon is for the first charge alone.
      made.wantAmount(price);
      await this.store.addMandate(made);
    }
    return subscription;
  }

  /** The next period was paid. False, and nothing happens, when it was paid before. */
  async renew(subscription: Subscription, order: Order): Promise<boolean> {
    subscription.renew();
    if (!(await this.store.addPeriod(subscription.id, subscription.period, order.id))) return false;
    await this.store.save(subscription);
    return true;
  }

  /** No further charge; the plan stays until its paid period is over. Throws while a charge is under way. */
  async cancel(subscription: Subscription, reason: string): Promise<void> {
    subscription.cancel(reason, this.clock.now());
    if (!subscription.isLive) return this.afterEnd(subscription);
    await this.store.save(subscription);
    await this.grants.limit({ ...grantOf(subscription), until: subscription.paidUntil }, NOBODY);
    await this.wantMandates(subscription, 'suspended');
  }

  /** The payer has left: no further charge, also while one is under way. */
  async stopCharging(subscription: Subscription): Promise<void> {
    if (subscription.state === 'active') await this.cancel(subscription, '');
    else await this.end(subscription);
  }

  /** Goes on at the end of the paid period, without a charge now. Throws when nothing could be charged then. */
  async resume(subscription: Subscription): Promise<void> {
    subscription.resume();
    const mandates = await this.store.mandatesOf(subscription.id);
    if (!mandates.some(({ wanted }) => wanted !== 'terminated')) throw new CannotResume();
    await this.store.save(subscription);
    await this.grants.limit({ ...grantOf(subscription), until: null }, NOBODY);
    await this.wantMandates(subscription, 'live');
  }

  async end(subscription: Subscription): Promise<void> {
    subscription.end(this.clock.now());
    await this.afterEnd(subscription);
  }

  /** Its paid period is over. */
  async passPeriodEnd(subscription: Subscription): Promise<void> {
    subscription.passPeriodEnd(this.clock.now());
    if (!subscription.isLive) return this.afterEnd(subscription);
    await this.store.save(subscription);
  }

  private async afterEnd(subscription: Subscription): Promise<void> {
    await this.store.save(subscription);
    await this.grants.limit({ ...grantOf(subscription), until: this.clock.now() }, NOBODY);
    await this.wantMandates(subscription, 'terminated');
  }

  private async wantMandates(
    { id }: Subscription,
    state: 'live' | 'suspended' | 'terminated',
  ): Promise<void> {
    for (const mandate of await this.store.holdMandatesOf(id)) {
      mandate.want(state, this.clock.now());
      await this.store.saveMandate(mandate);
    }
  }
}
