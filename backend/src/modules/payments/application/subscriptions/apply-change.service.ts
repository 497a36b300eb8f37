import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { Attempt } from '../../domain/attempt.entity';
import { taipeiDateOf } from '../../domain/billing-calendar';
import { Mandate } from '../../domain/mandate.entity';
import type { Order } from '../../domain/order.entity';
import type { Subscription } from '../../domain/subscription.entity';
import { addMandate } from '../mandates/add-mandate';
import { SubscriptionStore } from '../ports/subscription-store';
import { SellersService } from '../sellers.service';
import { type FirstMoney, saleOf, SubscriptionsService } from './subscriptions.service';

/** Nothing was paid with a card that is only shown: its first charge belongs to the next period. */
const firstPeriodOf = ({ periodNumber }: Subscription, { totalMinor }: Order): number =>
  totalMinor > 0 ? periodNumber : periodNumber + 1;

/** What a customer has agreed to with a change. */
interface Agreement {
  readonly order: Order;
  readonly attempt: Attempt;
  /** The gateway's name of the mandate. */
  readonly reference: string | null;
  /** How often it can charge after this; null where the gateway does not say. */
  readonly chargesLeft: number | null;
}

/** What follows from an order that changes a subscription, once it is paid. Everything is part of the caller's transaction. */
@Injectable()
export class ApplyChangeService {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly subscriptions: SubscriptionsService,
    private readonly sellers: SellersService,
    private readonly clock: Clock,
  ) {}

  /** Null, and nothing happens, when the subscription is not what it was when the order was priced. */
  async apply(
    order: Order,
    attempt: Attempt,
    { mandate, at, chargesLeft = null }: FirstMoney,
  ): Promise<Subscription | null> {
    const { subscriptionId } = order;
    const subscription = subscriptionId === null ? null : await this.store.hold(subscriptionId);
    if (subscription?.basis !== order.basis || !this.canTake(subscription, order)) return null;
    if (!(await this.change(subscription, order, at))) return null;
    await this.replaceMandates(subscription, { order, attempt, reference: mandate, chargesLeft });
    if (order.operation !== 'card') this.subscriptions.notify(subscription, 'exchanged');
    return subscription;
  }

  private canTake(subscription: Subscription, { operation, totalMinor }: Order): boolean {
    const now = this.clock.now();
    const state = subscription.stateAt(now);
    if (operation !== 'card') return state === 'active';
    if (totalMinor > 0) return subscription.awaitsMoney && !subscription.isOver(now);
    return state === 'active' || state === 'cancelled';
  }

  /** False when its next period was paid meanwhile. */
  private async change(subscription: Subscription, order: Order, at: Date): Promise<boolean> {
    const { item, billingCycle: cycle, price, total } = order;
    const terms = { item, cycle, price };
    switch (order.operation) {
      case 'card':
        if (total.minor > 0) return this.subscriptions.renew(subscription, order);
        if (subscription.state === 'cancelled') await this.subscriptions.goOn(subscription);
        break;
      case 'degrade':
        subscription.schedule(terms);
        break;
      default:
        if (!(await this.exchange(subscription, order, at))) return false;
    }
    await this.store.save(subscription);
    return true;
  }

  /** The group has it at once. A billing cycle that begins today ends the period before it. */
  private async exchange(subscription: Subscription, order: Order, at: Date): Promise<boolean> {
    const { item, billingCycle: cycle, price, total } = order;
    const { periodNumber: before, id } = subscription;
    const today = taipeiDateOf(at);
    subscription.exchange({ item, cycle, price }, total, today);
    await this.sellers.sellerOf(subscription.target).exchange(saleOf(subscription));
    if (subscription.periodNumber === before) return true;
    await this.store.endPeriod(id, before, today);
    return this.store.addPeriod(id, subscription.period, order.id);
  }

  /** What was agreed to now charges from now on, and what charged until now does not any more. */
  private async replaceMandates(
    subscription: Subscription,
    { order, attempt, reference, chargesLeft }: Agreement,
  ): Promise<void> {
    const now = this.clock.now();
    const { gateway, number, amount: paid } = attempt;
    const { id: subscriptionId, nextTerms, periodEnd: on } = subscription;
    const { price: amount, cycle } = nextTerms;
    for (const mandate of await this.store.holdMandatesOf(subscriptionId)) {
      if (gateway) mandate.want('terminated', now);
      else if (mandate.wanted !== 'terminated') mandate.wantTerms({ amount, cycle, on });
      await this.store.saveMandate(mandate);
    }
    if (!gateway) return;
    // The person who has agreed is charged, also where another has paid until now.
    subscription.chargeBy(gateway, order.payerId);
    await this.store.save(subscription);
    const made = new Mandate({
      subscriptionId,
      gateway,
      number,
      reference,
      amount: paid.minor > 0 ? paid : order.price,
      cycle: order.billingCycle,
      firstPeriod: firstPeriodOf(subscription, order),
      now,
    });
    made.wantTerms({ amount, cycle, on });
    // newebPay counts from the day on which its page was opened.
    const isDayAfter = taipeiDateOf(attempt.createdAt) !== subscription.valueFrom;
    if (gateway === 'newebPay' && order.nextChargeOn === null && isDayAfter) made.wantDay(on);
    if (chargesLeft !== null) {
      made.learnLastCharge(subscription.endOf(made.firstPeriod + chargesLeft - 1), now);
    }
    await addMandate(this.store, made);
  }
}
