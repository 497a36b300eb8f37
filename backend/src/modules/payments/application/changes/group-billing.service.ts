import { Injectable } from '@nestjs/common';
import type { InvoiceSettings } from '../../domain/invoice-settings';
import type { Order } from '../../domain/order.entity';
import type { Subscription, SubscriptionState } from '../../domain/subscription.entity';
import { DueSubscriptionsService } from '../subscriptions/due-subscriptions.service';
import { type FailedPayment, FailedRenewalsService } from '../subscriptions/failed-renewals.service';
import { type GroupInvoice, InvoiceProfilesService } from '../invoices/invoice-profiles.service';
import { NextChargesService } from '../subscriptions/next-charges.service';
import { type PaidOrder, type PaidOrders, PaymentRecordsService } from '../orders/payment-records.service';
import type { PaidRange } from '../ports/order-store';
import { SellersService } from '../sellers.service';

/** What a group pays for. */
export interface GroupBilling {
  /** Null: nothing. */
  readonly subscription: Subscription | null;
  /** What it is by now, also when no job has noted it. */
  readonly state: SubscriptionState | null;
  /** Last four digits of the card that was charged last. */
  readonly card: string | null;
  /** What ends unless it is paid. */
  readonly failed: readonly FailedPayment[];
  /** Whether the group has something else that ends with it, such as a domain that a plan includes. */
  readonly endsWithIt: boolean;
  readonly invoice: GroupInvoice;
}

/** An order, paid or not, and whom its invoice is for. */
export interface OrderDetails extends PaidOrder {
  readonly buyer: InvoiceSettings;
}

/** What groups pay, and have paid. */
@Injectable()
export class GroupBillingService {
  constructor(
    private readonly due: DueSubscriptionsService,
    private readonly failed: FailedRenewalsService,
    private readonly charges: NextChargesService,
    private readonly sellers: SellersService,
    private readonly settings: InvoiceProfilesService,
    private readonly records: PaymentRecordsService,
  ) {}

  async billingOf(groupId: number, slot: string): Promise<GroupBilling> {
    const subscription = await this.due.liveOf(groupId, slot);
    return {
      subscription,
      state: subscription && this.due.stateOf(subscription),
      card: subscription && (await this.charges.cardOf(subscription)),
      failed: subscription ? await this.failed.failuresOf(subscription) : [],
      endsWithIt: subscription ? await this.sellers.endsWith(subscription) : false,
      invoice: await this.settings.groupInvoiceOf(groupId),
    };
  }

  /** Newest first. */
  paidOrders(groupId: number, range: PaidRange): Promise<PaidOrders> {
    return this.records.paidBy(groupId, range);
  }

  /** How an order was paid, with the buyer as its invoice names them. */
  async detailsOf(order: Order): Promise<OrderDetails> {
    const [record] = await this.records.paidOrders([order]);
    if (!record) throw new Error('an order has one record');
    return { ...record, buyer: this.settings.open(order.invoice) };
  }
}
