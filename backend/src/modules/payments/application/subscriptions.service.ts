import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { money } from '../../../shared/domain/money';
import type { Attempt } from '../domain/attempt.entity';
import { taipeiDateOf } from '../domain/billing-calendar';
import { Mandate } from '../domain/mandate.entity';
import type { Order } from '../domain/order.entity';
import { CannotResume } from '../domain/payments.errors';
import { Subscription } from '../domain/subscription.entity';
import type { Sale } from './ports/seller';
import { SubscriptionStore } from './ports/subscription-store';
import { Sellers } from './sellers.service';

const saleOf = ({ id, groupId, payerId, item }: Subscription): Sale => ({
  groupId,
  payerId,
  item,
  reference: `subscription:${id}`,
});

interface FirstMoney {
  /** The gateway's name of what may charge again. */
  readonly mandate: string | null;
  readonly at: Date;
}

/** What follows from payments for what a group has bought. Everything is part of the caller's transaction. */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly sellers: Sellers,
    private readonly clock: Clock,
  ) {}

  /** The order was paid at that moment, on whose day the gateway charges again. Null, and nothing happens, when the group cannot have any more what it is for. */
  async begin(order: Order, attempt: Attempt, { mandate, at }: FirstMoney): Promise<Subscription | null> {
    const { groupId, payerId, target, item, cycle } = order;
    const seller = this.sellers.of(target);
    if (await seller.mayBuy(groupId, item)) return null;
    const price = money(order.listMinor, order.currency);
    const anchor = taipeiDateOf(at);
    const slot = seller.slotOf(item);
    const { gateway: paymentType } = attempt;
    const bought = { groupId, payerId, target, item, slot, cycle };
    const subscription = new Subscription({ ...bought, price, paymentType, anchor });
    if (!(await this.store.add(subscription))) return null;
    await this.store.addPeriod(subscription.id, subscription.period, order.id);
    await seller.fulfil(saleOf(subscription));
    if (paymentType) {
      const { number, amount } = attempt;
      const { id: subscriptionId } = subscription;
      const made = new Mandate({
        subscriptionId,
        gateway: paymentType,
        number,
        reference: mandate,
        amount,
        now: this.clock.now(),
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
    await this.sellers.of(subscription.target).fulfil(saleOf(subscription));
    return true;
  }

  /** No further charge; the plan stays until its paid period is over. Throws while a charge is under way. */
  async cancel(subscription: Subscription, reason: string): Promise<void> {
    subscription.cancel(reason, this.clock.now());
    if (!subscription.isLive) return this.afterEnd(subscription);
    await this.store.save(subscription);
    await this.revoke(subscription, subscription.paidUntil);
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
    await this.revoke(subscription, null);
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
    await this.revoke(subscription, this.clock.now());
    await this.wantMandates(subscription, 'terminated');
  }

  private revoke(subscription: Subscription, at: Date | null): Promise<void> {
    return this.sellers.of(subscription.target).revoke(saleOf(subscription), at);
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
