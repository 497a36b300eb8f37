import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { type Money, money } from '../../../shared/domain/money';
import { Attempt } from '../domain/attempt.entity';
import { taipeiDateOf } from '../domain/billing-calendar';
import type { Mandate } from '../domain/mandate.entity';
import { Order } from '../domain/order.entity';
import type { Subscription } from '../domain/subscription.entity';
import { AfterPayment } from './after-payment.service';
import type { EventOutcome } from './ports/books';
import { OrderStore } from './ports/order-store';
import type { Renewed, RenewalFailed } from './ports/payment-gateway';
import { SubscriptionStore } from './ports/subscription-store';
import { Subscriptions } from './subscriptions.service';
import { UnappliedPayments } from './unapplied-payments.service';

const APPLIED: EventOutcome = { outcome: 'applied', reason: null };

/** The charges after the first. Everything is part of the caller's transaction. */
@Injectable()
export class Renewals {
  constructor(
    private readonly orders: OrderStore,
    private readonly store: SubscriptionStore,
    private readonly subscriptions: Subscriptions,
    private readonly after: AfterPayment,
    private readonly unapplied: UnappliedPayments,
    private readonly clock: Clock,
  ) {}

  /** The next period from the end of the last one; what nobody waited for goes back. */
  async renew(fact: Renewed): Promise<EventOutcome> {
    const mandate = await this.store.findMandate(fact.mandateNumber);
    const first = await this.orders.findAttempt(fact.mandateNumber);
    const bought = first && (await this.orders.hold(first.orderId));
    if (!mandate || !bought) {
      await this.unapplied.alertUnknown(fact);
      return { outcome: 'alerted', reason: 'unknown-number' };
    }
    const subscription =
      mandate.subscriptionId === null ? null : await this.store.hold(mandate.subscriptionId);
    const recorded = await this.record(fact, bought, mandate);
    if (!recorded) {
      await this.unapplied.alertUnknown(fact);
      return { outcome: 'alerted', reason: 'paid-twice' };
    }
    const [order, attempt] = recorded;
    const at = fact.at ?? this.clock.now();
    const reason = reasonToRefuse({ amount: fact.amount, at }, mandate, subscription);
    if (reason === null && subscription && (await this.subscriptions.renew(subscription, order))) {
      order.pay(at);
      await this.orders.save(order);
      await this.orders.saveAttempt(attempt);
      await this.after.record(order, attempt, subscription);
      return APPLIED;
    }
    order.cancel();
    await this.orders.save(order);
    const refusal = { reason: reason ?? 'paid-before', mandate: null };
    await this.unapplied.refund(order, attempt, refusal);
    return { outcome: 'alerted', reason: refusal.reason };
  }

  /** The plan stays for some days, in which the customer can still pay. */
  async fail(fact: RenewalFailed): Promise<EventOutcome> {
    const mandate = await this.store.findMandate(fact.mandateNumber);
    const id = mandate?.subscriptionId ?? null;
    const subscription = id === null ? null : await this.store.hold(id);
    const today = taipeiDateOf(this.clock.now());
    if (!subscription?.expectsPaymentOn(today) || subscription.state === 'pastDue') {
      return { outcome: 'ignored', reason: 'nothing-due' };
    }
    await this.miss(subscription);
    return APPLIED;
  }

  async miss(subscription: Subscription): Promise<void> {
    subscription.missPayment();
    await this.store.save(subscription);
    await this.after.missed(subscription);
  }

  private async record(fact: Renewed, bought: Order, mandate: Mandate): Promise<[Order, Attempt] | null> {
    const now = this.clock.now();
    const nothing = money(0, fact.amount.currency);
    const order = new Order({
      externalId: fact.number,
      groupId: bought.groupId,
      payerId: bought.payerId,
      operation: 'renew',
      target: bought.target,
      item: bought.item,
      cycle: bought.cycle,
      lines: { list: fact.amount, discount: nothing, waived: nothing, total: fact.amount },
      couponId: null,
      invoice: await this.after.invoiceOf(bought.groupId),
      createdAt: now,
    });
    order.start(mandate.gateway, now);
    if (!(await this.orders.add(order))) return null;
    const { number, amount } = fact;
    const attempt = new Attempt({
      orderId: order.id,
      number,
      gateway: mandate.gateway,
      amount,
      now,
      checkAt: null,
    });
    await this.orders.addAttempt(attempt);
    attempt.settle({ reference: fact.reference, amount, card: null }, now);
    return [order, attempt];
  }
}

function reasonToRefuse(
  { amount, at }: { readonly amount: Money; readonly at: Date },
  mandate: Mandate,
  subscription: Subscription | null,
): string | null {
  if (!subscription?.renews) return 'nothing-to-renew';
  if (!subscription.expectsPaymentOn(taipeiDateOf(at))) return 'too-early';
  const expected = [subscription.priceMinor, mandate.amountMinor];
  return expected.includes(amount.minor) ? null : 'other-amount';
}
