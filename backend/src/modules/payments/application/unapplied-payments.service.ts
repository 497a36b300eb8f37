import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import type { Attempt, AttemptState } from '../domain/attempt.entity';
import { captured } from '../domain/ledger';
import type { Order } from '../domain/order.entity';
import { Mandates } from './mandates.service';
import { Books, type EventOutcome } from './ports/books';
import { OrderStore } from './ports/order-store';
import type { MoneyReturned, Paid, Renewed } from './ports/payment-gateway';

interface Refusal {
  readonly reason: string;
  /** The gateway's name of what may charge again. */
  readonly mandate: string | null;
}

/** We ask the gateway ourselves to give it back. */
const OURS: ReadonlySet<AttemptState> = new Set(['refundWanted', 'refunding', 'refunded', 'refundStuck']);

const detailsOf = ({ key, number, reference: transaction, amount }: Paid | Renewed) => ({
  event: key,
  number,
  transaction,
  minor: amount.minor,
  currency: amount.currency,
});

/** Money that has come and cannot be used goes back by itself, nothing more is charged, and somebody is told. */
@Injectable()
export class UnappliedPayments {
  constructor(
    private readonly orders: OrderStore,
    private readonly mandates: Mandates,
    private readonly books: Books,
    private readonly clock: Clock,
  ) {}

  /** Part of the caller's transaction. */
  async refund(order: Order, attempt: Attempt, { reason, mandate }: Refusal): Promise<void> {
    const now = this.clock.now();
    attempt.requestRefund(now);
    await this.orders.saveAttempt(attempt);
    const { id: orderId, groupId } = order;
    const gateway = attempt.gateway ?? 'none';
    const payment = { gateway, groupId, orderId, attemptId: attempt.id, amount: attempt.received };
    await this.books.book([captured(payment)], now);
    if (mandate !== null) await this.mandates.endUnused(attempt, mandate);
    const { minor, currency } = attempt.received;
    const { number, reference: transaction } = attempt;
    const details = { reason, order: order.externalId, gateway, number, transaction, minor, currency };
    await this.books.alert({ key: `refund:${attempt.id}`, kind: 'unusable-money', groupId, details }, now);
  }

  /** Money of nothing that we know. */
  async alertUnknown(fact: Paid | Renewed): Promise<void> {
    const alert = { kind: 'unknown-money', groupId: 0, details: detailsOf(fact) };
    await this.books.alert({ ...alert, key: `stranger:${fact.key}` }, this.clock.now());
  }

  /** Money that was used is gone again. Only a person knows whether the plan should stay. */
  async alertReturned({ key, number, reference }: MoneyReturned): Promise<EventOutcome> {
    const attempt = await this.orders.findAttempt(number);
    if (attempt?.reference !== reference) return { outcome: 'ignored', reason: 'unknown-number' };
    if (OURS.has(attempt.state)) return { outcome: 'ignored', reason: 'refund-of-ours' };
    const order = await this.orders.byId(attempt.orderId);
    const details = { number, reference, minor: attempt.received.minor };
    await this.books.alert(
      { key: `returned:${key}`, kind: 'money-returned', groupId: order?.groupId ?? 0, details },
      this.clock.now(),
    );
    return { outcome: 'alerted', reason: 'money-returned' };
  }

  /** A gateway charges a number of ours once; if it did twice, only a person can find out why. */
  async alertDuplicate(fact: Paid, { groupId, externalId: order }: Order): Promise<void> {
    const alert = { kind: 'second-money', groupId, details: { order, ...detailsOf(fact) } };
    await this.books.alert({ ...alert, key: `second:${fact.key}` }, this.clock.now());
  }
}
