import { Injectable, type OnModuleInit } from '@nestjs/common';
import { inUnits } from '../../../shared/domain/money';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../shared/personal-data/personal-data';
import { InvoiceProfiles } from './invoice-profiles.service';
import { InvoiceStore } from './ports/invoice-store';
import { OrderStore } from './ports/order-store';
import { SubscriptionStore } from './ports/subscription-store';
import { Subscriptions } from './subscriptions.service';

const MAX_ORDERS = 1_000;

/**
 * What a person has bought. Orders and the names on invoices stay when they leave, because the law asks for them for
 * years; both are sealed or without names. Nothing more is charged for groups that end with them.
 */
@Injectable()
export class PaymentsPersonalData implements PersonalDataHolder, OnModuleInit {
  readonly name = 'payments';

  constructor(
    private readonly personalData: PersonalData,
    private readonly orders: OrderStore,
    private readonly store: SubscriptionStore,
    private readonly subscriptions: Subscriptions,
    private readonly invoices: InvoiceProfiles,
    private readonly issued: InvoiceStore,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ userId }: Person): Promise<unknown> {
    const orders = await this.orders.ofPayer(userId, MAX_ORDERS);
    const issued = await this.issued.ofOrders(orders.map(({ id }) => id));
    const numbers = new Map(issued.map(({ orderId, invoiceNumber }) => [orderId, invoiceNumber]));
    return orders.map((order) => ({
      externalId: order.externalId,
      target: order.target,
      item: order.item,
      billingCycle: order.cycle,
      amount: inUnits(order.total),
      currency: order.currency,
      state: order.state,
      createdAt: order.createdAt,
      paidAt: order.paidAt,
      invoice: this.invoices.open(order.invoice),
      invoiceNumber: numbers.get(order.id) ?? null,
    }));
  }

  async erase({ userId, groupIds }: Person): Promise<void> {
    for (const { id } of await this.store.liveOfGroups(groupIds)) {
      const subscription = await this.store.hold(id);
      if (subscription?.isLive) await this.subscriptions.end(subscription);
    }
    // Others of the group can pay for the time after that.
    for (const { id } of await this.store.liveOfPayer(userId)) {
      const subscription = await this.store.hold(id);
      if (subscription?.renews) await this.subscriptions.stopCharging(subscription);
    }
    await this.invoices.remove(groupIds);
  }
}
