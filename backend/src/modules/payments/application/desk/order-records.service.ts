import { Injectable } from '@nestjs/common';
import type { Attempt } from '../../domain/attempt.entity';
import type { Invoice } from '../../domain/invoice.entity';
import type { Mandate } from '../../domain/mandate.entity';
import type { Order } from '../../domain/order.entity';
import type { InvoiceSettings } from '../../domain/invoice-settings';
import type { BookedEntry, HeardEvent } from '../../domain/order-timeline';
import { OrderDoesNotExist } from '../../domain/payments.errors';
import type { Subscription } from '../../domain/subscription.entity';
import { OrderHistoryQuery } from '../../infrastructure/desk/order-history.query';
import { InvoiceProfilesService } from '../invoices/invoice-profiles.service';
import { InvoiceStore } from '../ports/invoice-store';
import { OrderStore } from '../ports/order-store';
import { SubscriptionStore } from '../ports/subscription-store';

/** What it was bought for, and by what it is charged again. */
export interface BoughtSubscription {
  readonly subscription: Subscription;
  readonly mandates: readonly Mandate[];
}

/** What payments have stored of an order. */
export interface OrderRecords {
  readonly order: Order;
  readonly attempts: readonly Attempt[];
  readonly invoices: readonly Invoice[];
  readonly events: readonly HeardEvent[];
  readonly entries: readonly BookedEntry[];
  /** Null: it has paid no period. */
  readonly bought: BoughtSubscription | null;
  /** Code of the coupon. */
  readonly coupon: string | null;
  /** Whom its invoice is for, while that can be corrected. */
  readonly buyer: InvoiceSettings | null;
}

/** Reads all that belongs to an order. */
@Injectable()
export class OrderRecordsService {
  constructor(
    private readonly orders: OrderStore,
    private readonly store: SubscriptionStore,
    private readonly invoices: InvoiceStore,
    private readonly history: OrderHistoryQuery,
    private readonly profiles: InvoiceProfilesService,
  ) {}

  /** Throws `OrderDoesNotExist`. */
  async recordsOf(externalId: string): Promise<OrderRecords> {
    const order = await this.orders.find(externalId);
    if (!order) throw new OrderDoesNotExist();
    const attempts = await this.orders.attemptsOf([order.id]);
    const invoices = await this.invoices.ofOrders([order.id]);
    return {
      order,
      attempts,
      invoices,
      events: await this.history.eventsOf(attempts.map(({ number }) => number)),
      entries: await this.history.entriesOf(order.id),
      bought: await this.boughtBy(order),
      coupon: order.couponId === null ? null : await this.history.couponCodeOf(order.couponId),
      buyer: invoices.some(({ isCorrectable }) => isCorrectable) ? this.profiles.open(order.invoice) : null,
    };
  }

  private async boughtBy({ id }: Order): Promise<BoughtSubscription | null> {
    const subscriptionId = await this.history.subscriptionIdOf(id);
    const subscription = subscriptionId === null ? null : await this.store.find(subscriptionId);
    return subscription && { subscription, mandates: await this.store.mandatesOf(subscription.id) };
  }
}
