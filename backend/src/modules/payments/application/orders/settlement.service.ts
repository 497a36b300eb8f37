import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { Attempt } from '../../domain/attempt.entity';
import type { Order } from '../../domain/order.entity';
import { AfterPaymentService } from '../ledger/after-payment.service';
import { CouponsService } from '../coupons/coupons.service';
import type { EventOutcome } from '../ports/event-log';
import type { Declined, Paid } from '../ports/payment-gateway';
import { OrderStore } from '../ports/order-store';
import { UnappliedPaymentsService } from '../refunds/unapplied-payments.service';
import { UsePaymentService } from './use-payment.service';

const APPLIED: EventOutcome = { outcome: 'applied', reason: null };
const ignored = (reason: string): EventOutcome => ({ outcome: 'ignored', reason });
const alerted = (reason: string): EventOutcome => ({ outcome: 'alerted', reason });

/** What follows from the first money of an order, by whichever way it is told. Everything is part of the caller's transaction. */
@Injectable()
export class SettlementService {
  constructor(
    private readonly orders: OrderStore,
    private readonly coupons: CouponsService,
    private readonly purposes: UsePaymentService,
    private readonly unapplied: UnappliedPaymentsService,
    private readonly after: AfterPaymentService,
    private readonly clock: Clock,
  ) {}

  /** Of an order that costs nothing, whose customer only agrees to be charged later, a charge is that of a period. */
  async pay(stated: Paid): Promise<EventOutcome | 'furtherCharge'> {
    const held = await this.orders.holdAttempt({ number: stated.number });
    if (!held) {
      await this.unapplied.alertUnknown(stated);
      return alerted('unknown-number');
    }
    const { order, attempt } = held;
    const costsNothing = attempt.amountMinor === 0;
    if (costsNothing && !stated.isAgreement) return 'furtherCharge';
    const fact = costsNothing ? { ...stated, amount: attempt.amount } : stated;
    if (!attempt.canSettle) {
      await this.unapplied.alertDuplicate(fact, order);
      return alerted('paid-twice');
    }
    attempt.settle(fact, this.clock.now());
    const reason = await this.reasonToRefuse(order, attempt, fact);
    if (reason === null) return APPLIED;
    if (costsNothing) {
      await this.unapplied.endAgreement(fact);
      return ignored(reason);
    }
    await this.unapplied.refund(order, attempt, { reason, mandate: fact.mandate });
    if (order.state !== 'paid') await this.giveUp(order, reason);
    return alerted(reason);
  }

  /** The gateway has said no; the order waits for what was begun beside it. */
  async decline(fact: Declined): Promise<EventOutcome> {
    const held = await this.orders.holdAttempt({ number: fact.number });
    if (!held) return ignored('unknown-number');
    const { order, attempt } = held;
    if (!attempt.isOpen) return ignored('decided-before');
    attempt.decline();
    await this.orders.saveAttempt(attempt);
    const others = await this.orders.attemptsOf([order.id]);
    if (!order.isOpen || others.some(({ isOpen }) => isOpen)) return APPLIED;
    order.fail(fact.reason);
    await this.orders.save(order);
    await this.coupons.release(order);
    return APPLIED;
  }

  /** Nothing has to be paid. False when the group has got a subscription meanwhile. */
  async payNothing(order: Order, attempt: Attempt): Promise<boolean> {
    attempt.settle({ reference: null, amount: order.total, card: null }, this.clock.now());
    return this.fulfil(order, attempt, { mandate: null, at: null });
  }

  /** A site admin has seen the money. False when the group cannot have any more what it is for. */
  async payByHand(order: Order, attempt: Attempt, reference: string): Promise<boolean> {
    if (!(await this.coupons.keepFor(order))) return false;
    attempt.settle({ reference, amount: order.total, card: null }, this.clock.now());
    order.payByHand();
    return this.fulfil(order, attempt, { mandate: null, at: null });
  }

  /** An order whose money goes back is not waited for. Its coupon was reserved again in case that late money is of use. */
  private async giveUp(order: Order, reason: string): Promise<void> {
    if (order.isOpen) {
      order.fail(reason);
      await this.orders.save(order);
    }
    await this.coupons.release(order);
  }

  /** Null when it was used for what it was paid for. */
  private async reasonToRefuse(order: Order, attempt: Attempt, fact: Paid): Promise<string | null> {
    const { amount } = fact;
    if (amount.minor !== order.total.minor || amount.currency !== order.currency) return 'other-amount';
    if (order.state === 'paid') return 'order-paid-before';
    const isLate = !order.isOpen;
    if (!(await this.coupons.keepFor(order))) return isLate ? 'order-closed' : 'coupon-used-up';
    if (await this.fulfil(order, attempt, fact)) return null;
    return isLate ? 'order-closed' : 'not-sellable';
  }

  private async fulfil(
    order: Order,
    attempt: Attempt,
    { at: stated, ...first }: Pick<Paid, 'mandate' | 'at' | 'chargesLeft'>,
  ): Promise<boolean> {
    const recipient = await this.after.holdRecipient(order);
    if (!recipient) return false;
    const at = attempt.takenAt(stated, this.clock.now());
    const purpose = await this.purposes.use(order, attempt, { ...first, at });
    if (!purpose) return false;
    order.pay(at);
    await this.orders.save(order);
    await this.orders.saveAttempt(attempt);
    await this.after.record({ order, attempt, recipient, ...purpose });
    return true;
  }
}
