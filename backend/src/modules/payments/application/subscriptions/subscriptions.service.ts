import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { Money } from '../../../../shared/domain/money';
import type { Attempt } from '../../domain/attempt.entity';
import { cyclesAfter, taipeiDateOf } from '../../domain/billing-calendar';
import { Mandate } from '../../domain/mandate.entity';
import type { Order } from '../../domain/order.entity';
import { CannotResume } from '../../domain/payments.errors';
import { Subscription } from '../../domain/subscription.entity';
import type { SubscriptionChanged, SubscriptionEnded } from '../../events';
import { addMandate } from '../mandates/add-mandate';
import { MissedRenewalsService, chargeRefusalOf } from './missed-renewals.service';
import type { RenewalFailed } from '../ports/payment-gateway';
import type { Sale } from '../ports/seller';
import { SubscriptionStore } from '../ports/subscription-store';
import { SellersService } from '../sellers.service';

const REFERENCE = 'subscription:';

export const saleOf = ({ id, groupId, payerId, item }: Subscription): Sale => ({
  groupId,
  payerId,
  item,
  reference: REFERENCE + String(id),
});

/** Which subscription a seller was told of. */
export const referenceIn = (reference: string): number => Number(reference.slice(REFERENCE.length));

export interface FirstMoney {
  /** The gateway's name of what may charge again. */
  readonly mandate: string | null;
  readonly at: Date;
  /** How many times it may; null where that is unknown. */
  readonly chargesLeft?: number | null;
}

/** What follows from payments for what a group has bought. Everything is part of the caller's transaction. */
@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly sellers: SellersService,
    private readonly missed: MissedRenewalsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The order was paid at that moment, on whose day the gateway charges again. Null, and nothing happens, when the group cannot have any more what it is for. */
  async begin(
    order: Order,
    attempt: Attempt,
    { mandate, at, chargesLeft = null }: FirstMoney,
  ): Promise<Subscription | null> {
    const { groupId, payerId, target, item, billingCycle: cycle } = order;
    const seller = this.sellers.sellerOf(target);
    if (await seller.mayBuy(groupId, item)) return null;
    const { price, total: paid } = order;
    const anchor = taipeiDateOf(at);
    const slot = seller.slotOf(item);
    const { gateway: paymentType } = attempt;
    const bought = { groupId, payerId, target, item, slot, cycle };
    const subscription = new Subscription({ ...bought, price, paid, paymentType, anchor });
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
        cycle,
        firstPeriod: subscription.periodNumber,
        now: this.clock.now(),
      });
      // A coupon is for the first charge alone.
      made.wantAmount(price);
      // newebPay counts from the day on which its page was opened; the others from the payment.
      if (paymentType === 'newebPay' && taipeiDateOf(attempt.createdAt) !== anchor) {
        made.wantDay(subscription.periodEnd);
      }
      if (chargesLeft !== null) {
        made.learnLastCharge(cyclesAfter(anchor, cycle, chargesLeft), this.clock.now());
      }
      await addMandate(this.store, made);
    }
    this.notify(subscription, 'started');
    return subscription;
  }

  /** The next period was paid. False, and nothing happens, when it was paid before. */
  async renew(subscription: Subscription, order: Order): Promise<boolean> {
    const { item } = subscription;
    // What was charged beyond the price goes back.
    subscription.renew(order.totalMinor > order.priceMinor ? order.price : order.total);
    if (!(await this.store.addPeriod(subscription.id, subscription.period, order.id))) return false;
    await this.store.save(subscription);
    const seller = this.sellers.sellerOf(subscription.target);
    await seller.fulfil(saleOf(subscription));
    if (subscription.item !== item) await seller.exchange(saleOf(subscription));
    this.notify(subscription, 'renewed');
    return true;
  }

  /** The next period was not paid when it was due; without a fact, because the gateway has said nothing. */
  async miss(subscription: Subscription, fact: RenewalFailed | null): Promise<void> {
    subscription.missPayment();
    await this.store.save(subscription);
    await this.missed.note(subscription, fact && chargeRefusalOf(fact));
    this.notify(subscription, 'overdue');
  }

  /** It was charged once more, in vain. False when that was not the charge that was to be made next. */
  refuse(subscription: Subscription, fact: RenewalFailed): Promise<boolean> {
    return this.missed.noteRefused(subscription, fact);
  }

  /** No further charge; the plan stays until its paid period is over. Throws while a charge is under way. */
  async cancel(subscription: Subscription, reason: string): Promise<void> {
    subscription.cancel(reason, this.clock.now());
    if (!subscription.isLive) return this.afterEnd(subscription);
    await this.store.save(subscription);
    await this.revoke(subscription, subscription.paidUntil);
    await this.wantMandates(subscription, 'suspended');
    this.notify(subscription, 'cancelled');
  }

  /** The payer has left: no further charge ever, also while one is under way, even if others would like to go on. */
  async stopCharging(subscription: Subscription): Promise<void> {
    const state = subscription.stateAt(this.clock.now());
    if (state !== 'active' && state !== 'cancelled') return this.end(subscription);
    if (state === 'active') await this.cancel(subscription, '');
    await this.wantMandates(subscription, 'terminated');
  }

  /** Goes on at the end of the paid period, without a charge now. Throws when nothing could be charged then. */
  async resume(subscription: Subscription): Promise<void> {
    subscription.resume();
    const mandates = await this.store.mandatesOf(subscription.id);
    if (!mandates.some(({ wanted }) => wanted !== 'terminated')) throw new CannotResume();
    await this.announceResumed(subscription);
    await this.wantMandates(subscription, 'live');
  }

  /** The same by what its payer has agreed to anew, which the caller stores. */
  async goOn(subscription: Subscription): Promise<void> {
    subscription.resume();
    await this.announceResumed(subscription);
  }

  async end(subscription: Subscription): Promise<void> {
    subscription.end(this.clock.now());
    await this.afterEnd(subscription);
  }

  /** What an order has paid for, whose money is gone again. */
  async endPaidBy(orderId: number): Promise<void> {
    const subscription = await this.store.holdOfOrder(orderId);
    if (subscription?.isLive) await this.end(subscription);
  }

  /** Of what an order has paid for a part goes back, and is no credit any more. */
  async takeBack(order: Order, amount: Money): Promise<void> {
    const subscription = await this.store.holdOfOrder(order.id);
    if (!subscription?.isLive) return;
    const period = await this.store.periodPaidBy(order.id);
    const from = period?.start ?? taipeiDateOf(order.paidAt ?? this.clock.now());
    // A period that was ended by a change was paid for as long as others.
    const ends = [period?.end ?? from, cyclesAfter(from, order.billingCycle, 1)].sort();
    subscription.takeBack(amount, { from, end: order.nextChargeOn ?? ends[1] ?? from });
    await this.store.save(subscription);
  }

  /** Its paid period is over. */
  async passPeriodEnd(subscription: Subscription): Promise<void> {
    subscription.passPeriodEnd(this.clock.now());
    if (!subscription.isLive) return this.afterEnd(subscription);
    await this.store.save(subscription);
  }

  private async announceResumed(subscription: Subscription): Promise<void> {
    await this.store.save(subscription);
    await this.revoke(subscription, null);
    this.notify(subscription, 'resumed');
  }

  private async afterEnd(subscription: Subscription): Promise<void> {
    await this.store.save(subscription);
    await this.revoke(subscription, this.clock.now());
    await this.wantMandates(subscription, 'terminated');
    const { id: subscriptionId, groupId } = subscription;
    const event: SubscriptionEnded = { type: 'payments.subscription-ended', groupId, subscriptionId };
    this.unitOfWork.publish(event);
    this.notify(subscription, 'ended');
  }

  /** Others hear what has become of it. */
  notify({ id: subscriptionId, groupId }: Subscription, change: SubscriptionChanged['change']): void {
    const event: SubscriptionChanged = {
      type: 'payments.subscription-changed',
      groupId,
      subscriptionId,
      change,
    };
    this.unitOfWork.publish(event);
  }

  private revoke(subscription: Subscription, at: Date | null): Promise<void> {
    return this.sellers.sellerOf(subscription.target).revoke(saleOf(subscription), at);
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
