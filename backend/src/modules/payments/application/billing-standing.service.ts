import { Injectable } from '@nestjs/common';
import type { Attempt } from '../domain/attempt.entity';
import type { Invoice } from '../domain/invoice.entity';
import type { InvoiceSettings } from '../domain/invoice-settings';
import type { Order } from '../domain/order.entity';
import type { Subscription, SubscriptionState } from '../domain/subscription.entity';
import { DueSubscriptions } from './due-subscriptions.service';
import { InvoiceProfiles } from './invoice-profiles.service';
import { InvoiceStore } from './ports/invoice-store';
import { OrderStore } from './ports/order-store';
import { SubscriptionStore } from './ports/subscription-store';

/** What a group pays for. */
export interface BillingStanding {
  /** Null: nothing. */
  readonly subscription: Subscription | null;
  /** What it is by now, also when no job has noted it. */
  readonly state: SubscriptionState | null;
  /** Last four digits of the card that was charged last. */
  readonly card: string | null;
  readonly invoice: InvoiceSettings;
}

/** An order that was paid, and how. */
export interface PaidOrder {
  readonly order: Order;
  readonly attempt: Attempt | null;
  readonly invoice: Invoice | null;
}

/** An order, paid or not, and whom its invoice is for. */
export interface OrderDetails extends PaidOrder {
  readonly buyer: InvoiceSettings;
}

/** A full page may have another one after it. */
export const PAYMENTS_PER_PAGE = 20;

/** What groups pay, and have paid. */
@Injectable()
export class BillingStandings {
  constructor(
    private readonly subscriptions: SubscriptionStore,
    private readonly due: DueSubscriptions,
    private readonly orders: OrderStore,
    private readonly settings: InvoiceProfiles,
    private readonly invoices: InvoiceStore,
  ) {}

  async of(groupId: number, slot: string): Promise<BillingStanding> {
    const subscription = await this.due.liveOf(groupId, slot);
    const [first] = subscription ? await this.subscriptions.mandatesOf(subscription.id) : [];
    const attempt = first ? await this.orders.findAttempt(first.number) : null;
    return {
      subscription,
      state: subscription && this.due.stateOf(subscription),
      card: attempt?.card ?? null,
      invoice: await this.settings.of(groupId),
    };
  }

  /** Newest first, below that id. */
  async paidOrders(groupId: number, beforeId: number): Promise<PaidOrder[]> {
    const orders = await this.orders.paidBy(groupId, beforeId, PAYMENTS_PER_PAGE);
    const ids = orders.map(({ id }) => id);
    const attempts = await this.orders.attemptsOf(ids);
    const invoices = await this.invoices.ofOrders(ids);
    return orders.map((order) => ({
      order,
      invoice: invoices.find(({ orderId }) => orderId === order.id) ?? null,
      attempt: attempts.find(({ orderId, settledAt }) => orderId === order.id && settledAt !== null) ?? null,
    }));
  }

  /** How an order was paid, with the buyer as its invoice names them. */
  async detailsOf(order: Order): Promise<OrderDetails> {
    const attempts = await this.orders.attemptsOf([order.id]);
    const [invoice = null] = await this.invoices.ofOrders([order.id]);
    return {
      order,
      invoice,
      attempt: attempts.find(({ settledAt }) => settledAt !== null) ?? null,
      buyer: this.settings.open(order.invoice),
    };
  }
}
