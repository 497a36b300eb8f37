import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { Money } from '../../../../shared/domain/money';
import { Attempt } from '../../domain/attempt.entity';
import { taipeiDateOf } from '../../domain/billing-calendar';
import type { BillingCycle } from '../../domain/billing-cycle';
import type { Mandate } from '../../domain/mandate.entity';
import { Order } from '../../domain/order.entity';
import { quoteOfCharge } from '../../domain/quote';
import { renewalRefusal } from '../../domain/renewal-refusal';
import type { Subscription } from '../../domain/subscription.entity';
import { AfterPaymentService } from '../ledger/after-payment.service';
import type { EventOutcome } from '../ports/event-log';
import { OrderStore } from '../ports/order-store';
import type { Renewed, RenewalFailed } from '../ports/payment-gateway';
import { SubscriptionStore } from '../ports/subscription-store';
import { SubscriptionsService } from './subscriptions.service';
import { UnappliedPaymentsService } from '../refunds/unapplied-payments.service';

/** What a further charge is for. */
interface RenewedOrder {
  /** That by which its mandate was made. */
  readonly order: Order;
  readonly item: string;
  readonly cycle: BillingCycle;
  /** What it should cost. */
  readonly price: Money;
}

/** Where nothing is known of a subscription, as it was bought. */
const termsOf = ({ item, billingCycle: cycle, price }: Order) => ({ item, cycle, price });

const APPLIED: EventOutcome = { outcome: 'applied', reason: null };

/** The charges after the first. Everything is part of the caller's transaction. */
@Injectable()
export class RenewalsService {
  constructor(
    private readonly orders: OrderStore,
    private readonly store: SubscriptionStore,
    private readonly subscriptions: SubscriptionsService,
    private readonly after: AfterPaymentService,
    private readonly unapplied: UnappliedPaymentsService,
    private readonly clock: Clock,
  ) {}

  /** The next period from the end of the last one; what was not waited for goes back. */
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
    const { item, cycle, price } = subscription?.nextTerms ?? termsOf(bought);
    const recorded = await this.record(fact, { order: bought, item, cycle, price }, mandate);
    if (!recorded) {
      await this.unapplied.alertUnknown(fact);
      return { outcome: 'alerted', reason: 'paid-twice' };
    }
    const [order, attempt] = recorded;
    const at = fact.at ?? this.clock.now();
    const reason = renewalRefusal({ amount: fact.amount, at }, mandate, subscription);
    if (reason === null && subscription && (await this.subscriptions.renew(subscription, order))) {
      order.pay(at);
      await this.orders.save(order);
      await this.orders.saveAttempt(attempt);
      await this.after.record({ order, attempt, subscription, recipient: null });
      await this.unapplied.returnExcess({ order, attempt });
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
    const nothingDue = { outcome: 'ignored', reason: 'nothing-due' } as const;
    if (!subscription?.expectsPaymentOn(today)) return nothingDue;
    if (subscription.state === 'pastDue') {
      return (await this.subscriptions.refuse(subscription, fact)) ? APPLIED : nothingDue;
    }
    await this.miss(subscription, fact);
    return APPLIED;
  }

  /** Without a fact: the gateway has said nothing. */
  async miss(subscription: Subscription, fact: RenewalFailed | null): Promise<void> {
    await this.subscriptions.miss(subscription, fact);
    await this.after.missed(subscription);
  }

  private async record(
    fact: Renewed,
    { order: bought, item, cycle, price }: RenewedOrder,
    mandate: Mandate,
  ): Promise<[Order, Attempt] | null> {
    const now = this.clock.now();
    const order = new Order({
      externalId: fact.number,
      groupId: bought.groupId,
      payerId: bought.payerId,
      operation: 'renew',
      target: bought.target,
      item,
      cycle,
      lines: quoteOfCharge(fact.amount),
      price,
      couponId: null,
      change: null,
      invoice: await this.after.invoiceOf(bought.groupId),
      createdAt: now,
    });
    order.start(mandate.gateway, now);
    const { number, amount } = fact;
    // The gateway may name another payment by mistake: what is booked for that one is not changed.
    if (await this.orders.findAttempt(number)) return null;
    if (!(await this.orders.add(order))) return null;
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
