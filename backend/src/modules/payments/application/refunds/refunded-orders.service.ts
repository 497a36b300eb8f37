import { Injectable } from '@nestjs/common';
import { type Money, money } from '../../../../shared/domain/money';
import type { Allowance } from '../../domain/allowance.entity';
import type { Order } from '../../domain/order.entity';
import { OrderDoesNotExist, OrderNotPaid } from '../../domain/payments.errors';
import { refundableOf, type Refund } from '../../domain/refund.entity';
import { AllowanceStore } from '../ports/allowance-store';
import { type HeldAttempt, OrderStore } from '../ports/order-store';
import { RefundStore } from '../ports/refund-store';
import { usedAttemptOf } from './used-attempt';

/** All that went back, and goes back, of an order. */
export interface RefundedOrder {
  readonly order: Order;
  readonly refunds: readonly Refund[];
  readonly allowances: readonly Allowance[];
  /** What can still be given back; nothing unless the order is paid. */
  readonly left: Money;
}

/** Orders, and what went back of them. */
@Injectable()
export class RefundedOrdersService {
  constructor(
    private readonly orders: OrderStore,
    private readonly store: RefundStore,
    private readonly allowances: AllowanceStore,
  ) {}

  /** Throws `OrderDoesNotExist`. */
  async orderWith(externalId: string): Promise<RefundedOrder> {
    const order = await this.orders.find(externalId);
    if (!order) throw new OrderDoesNotExist();
    const ids = [order.id];
    const [attempts, refunds] = [await this.orders.attemptsOf(ids), await this.store.ofOrders(ids)];
    const used = order.state === 'paid' ? usedAttemptOf(attempts, refunds) : null;
    const ofUsed = refunds.filter(({ attemptId }) => attemptId === used?.id);
    const left = used ? refundableOf(used, ofUsed) : money(0, order.currency);
    return { order, refunds, allowances: await this.allowances.ofOrders(ids), left };
  }

  /** It and the payment that was used for it. Part of the caller's transaction. Throws unless it is paid. */
  async holdPaid(externalId: string): Promise<HeldAttempt> {
    const known = await this.orders.find(externalId);
    const order = known && (await this.orders.hold(known.id));
    if (!order) throw new OrderDoesNotExist();
    const ids = [order.id];
    const [attempts, refunds] = [await this.orders.attemptsOf(ids), await this.store.ofOrders(ids)];
    const attempt = usedAttemptOf(attempts, refunds);
    if (order.state !== 'paid' || !attempt) throw new OrderNotPaid();
    return { order, attempt };
  }
}
