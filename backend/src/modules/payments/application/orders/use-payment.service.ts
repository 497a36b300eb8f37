import { Injectable } from '@nestjs/common';
import type { Money } from '../../../../shared/domain/money';
import type { Attempt } from '../../domain/attempt.entity';
import type { Order } from '../../domain/order.entity';
import type { Subscription } from '../../domain/subscription.entity';
import { ApplyChangeService } from '../subscriptions/apply-change.service';
import { OneTimeSalesService } from './one-time-sales.service';
import { type FirstMoney, SubscriptionsService } from '../subscriptions/subscriptions.service';

/** What money was used for: a subscription, or null for something that is paid once. */
export interface PaidPurpose {
  readonly subscription: Subscription | null;
}

/** Uses the first money of an order for what it was ordered for. Part of the caller's transaction. */
@Injectable()
export class UsePaymentService {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly changes: ApplyChangeService,
    private readonly sales: OneTimeSalesService,
  ) {}

  /** Null, and nothing happens, when it cannot be used for that any more. */
  async use(order: Order, attempt: Attempt, money: FirstMoney): Promise<PaidPurpose | null> {
    if (order.isPaidOnce) return (await this.sales.fulfil(order)) ? { subscription: null } : null;
    const subscription = await (order.subscriptionId === null
      ? this.subscriptions.begin(order, attempt, money)
      : this.changes.apply(order, attempt, money));
    return subscription && { subscription };
  }

  /** The money is gone again, and what it has paid for with it. */
  async revoke(order: Order): Promise<void> {
    if (order.isPaidOnce) await this.sales.revoke(order);
    else await this.subscriptions.endPaidBy(order.id);
  }

  /** A part of it went back; what is paid once has no credit that it could be a part of. */
  async takeBack(order: Order, amount: Money): Promise<void> {
    if (!order.isPaidOnce) await this.subscriptions.takeBack(order, amount);
  }
}
