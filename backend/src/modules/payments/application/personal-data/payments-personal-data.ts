import { Injectable, type OnModuleInit } from '@nestjs/common';
import { inUnits } from '../../../../shared/domain/money';
import {
  type Person,
  PersonalData,
  type PersonalDataHolder,
} from '../../../../shared/personal-data/personal-data';
import { InvoiceProfilesService } from '../invoices/invoice-profiles.service';
import { PayersWhoLeaveService } from '../subscriptions/payers-who-leave.service';
import { PaymentRecordsService } from '../orders/payment-records.service';
import { OrderStore } from '../ports/order-store';

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
    private readonly leaving: PayersWhoLeaveService,
    private readonly invoices: InvoiceProfilesService,
    private readonly records: PaymentRecordsService,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this);
  }

  async exportOf({ userId }: Person): Promise<unknown> {
    const orders = await this.orders.ofPayer(userId, MAX_ORDERS);
    return (await this.records.paidOrders(orders)).map(({ order, invoice, refunds, unused }) => ({
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
      invoiceNumber: invoice?.invoiceNumber ?? null,
      refunds: [...refunds, ...unused].map(({ amount, state, createdAt, doneAt }) => ({
        amount: inUnits(amount),
        state,
        createdAt,
        doneAt,
      })),
    }));
  }

  async erase({ userId, groupIds }: Person): Promise<void> {
    await this.leaving.leaveAll(userId, groupIds);
    await this.invoices.remove(groupIds);
  }
}
