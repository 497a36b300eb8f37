import { Injectable } from '@nestjs/common';
import { OrderStore } from '../ports/order-store';
import { SubscriptionStore } from '../ports/subscription-store';
import { RefundedOrdersService } from '../refunds/refunded-orders.service';
import { RefundsService } from '../refunds/refunds.service';
import { referenceIn, SubscriptionsService } from './subscriptions.service';

/** What sellers of other modules need of what groups pay for period after period. */
@Injectable()
export class SoldSubscriptionsService {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly orders: OrderStore,
    private readonly refunded: RefundedOrdersService,
    private readonly refunds: RefundsService,
    private readonly subscriptions: SubscriptionsService,
  ) {}

  /**
   * The last payment goes back, as nothing came of it, and the subscription ends. `reference`: as the seller was told it. Part
   * of the caller's transaction.
   */
  async giveBack(reference: string, reason: string): Promise<void> {
    const subscription = await this.store.hold(referenceIn(reference));
    if (!subscription) return;
    const orderId = await this.store.orderOfPeriod(subscription.id, subscription.periodNumber);
    const order = orderId === null ? null : await this.orders.byId(orderId);
    if (order) {
      const held = await this.refunded.holdPaid(order.externalId);
      const amount = await this.refunds.leftOf(held);
      if (amount.minor > 0) {
        await this.refunds.add(held, { amount, cause: 'granted', reason, requestedBy: null });
      }
    }
    if (subscription.isLive) await this.subscriptions.end(subscription);
  }
}
