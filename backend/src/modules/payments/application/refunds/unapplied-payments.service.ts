import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { Attempt } from '../../domain/attempt.entity';
import { captured, MANUAL } from '../../domain/ledger';
import type { Order } from '../../domain/order.entity';
import { LearnedMandatesService } from '../mandates/learned-mandates.service';
import { Ledger } from '../ports/ledger';
import { type HeldAttempt, OrderStore } from '../ports/order-store';
import type { Paid, Renewed } from '../ports/payment-gateway';
import { RefundsService } from './refunds.service';
import { UnappliedAlertsService } from './unapplied-alerts.service';

interface Refusal {
  readonly reason: string;
  /** The gateway's name of what may charge again. */
  readonly mandate: string | null;
}

/** Money that has come and cannot be used goes back by itself, nothing more is charged, and those who paid and who run the site are told. */
@Injectable()
export class UnappliedPaymentsService {
  constructor(
    private readonly orders: OrderStore,
    private readonly refunds: RefundsService,
    private readonly mandates: LearnedMandatesService,
    private readonly ledger: Ledger,
    private readonly alerts: UnappliedAlertsService,
    private readonly clock: Clock,
  ) {}

  /** Part of the caller's transaction. */
  async refund(order: Order, attempt: Attempt, { reason, mandate }: Refusal): Promise<void> {
    const now = this.clock.now();
    await this.orders.saveAttempt(attempt);
    const input = { amount: attempt.received, cause: 'unapplied', reason, requestedBy: null } as const;
    const refund = await this.refunds.add({ order, attempt }, input);
    const { id: orderId, groupId } = order;
    const gateway = attempt.gateway ?? MANUAL;
    const payment = { gateway, groupId, orderId, attemptId: attempt.id, amount: attempt.received };
    await this.ledger.book([captured(payment)], now);
    if (mandate !== null) await this.mandates.endUnused(attempt, mandate);
    await this.alerts.returning({ order, attempt, refund }, reason);
  }

  /** Nothing has come, and nothing goes back; no charge is made by it. */
  async endAgreement({ number, mandate }: Paid): Promise<void> {
    const stored = await this.orders.holdAttempt({ number });
    if (!stored) return;
    stored.attempt.abandon();
    await this.orders.saveAttempt(stored.attempt);
    if (mandate !== null) await this.mandates.endUnused(stored.attempt, mandate);
  }

  /** Of a renewal that was used: a gateway that could not be told of a smaller price in time has charged the one of before. */
  async returnExcess(held: HeldAttempt): Promise<void> {
    const { total, priceMinor } = held.order;
    const excess = total.minor - priceMinor;
    if (excess <= 0) return;
    const amount = { ...total, minor: excess };
    await this.refunds.add(held, { amount, cause: 'granted', reason: 'smaller-price', requestedBy: null });
  }

  /** Money of nothing that we know. */
  alertUnknown(fact: Paid | Renewed): Promise<void> {
    return this.alerts.unknown(fact);
  }

  /** A gateway charges a number of ours once; if it did twice, only a person can find out why. */
  alertDuplicate(fact: Paid, order: Order): Promise<void> {
    return this.alerts.duplicate(fact, order);
  }
}
