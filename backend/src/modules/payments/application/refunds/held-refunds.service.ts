import { Injectable } from '@nestjs/common';
import { RefundDoesNotExist } from '../../domain/payments.errors';
import type { Refund } from '../../domain/refund.entity';
import { type HeldAttempt, OrderStore } from '../ports/order-store';
import { RefundStore } from '../ports/refund-store';

/** A refund, and the payment that it is of, which no other changes until the transaction of the caller ends. */
export interface HeldRefund extends HeldAttempt {
  readonly refund: Refund;
}

/** Refunds that are to be changed. Everything is part of the caller's transaction. */
@Injectable()
export class HeldRefundsService {
  constructor(
    private readonly orders: OrderStore,
    private readonly store: RefundStore,
  ) {}

  async hold({ id, attemptId }: Pick<Refund, 'id' | 'attemptId'>): Promise<HeldRefund | null> {
    const held = await this.orders.holdAttempt({ id: attemptId });
    const refund = held && (await this.store.find(id));
    return refund && { ...held, refund };
  }

  /** The one with that number. Throws `RefundDoesNotExist`. */
  async holdOf(externalId: string, number: string): Promise<HeldRefund> {
    const order = await this.orders.find(externalId);
    const all = order ? await this.store.ofOrders([order.id]) : [];
    const known = all.find((refund) => refund.number === number);
    const held = known ? await this.hold(known) : null;
    if (!held) throw new RefundDoesNotExist();
    return held;
  }

  save({ refund }: HeldRefund): Promise<void> {
    return this.store.save(refund);
  }
}
