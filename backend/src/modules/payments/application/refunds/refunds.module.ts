import { Module } from '@nestjs/common';
import { AfterRefund } from './after-refund.service';
import { FollowRefunds } from './follow-refunds.service';
import { HeldRefunds } from './held-refunds.service';
import { RefundAlerts } from './refund-alerts.service';
import { RefundChanges } from './refund-changes.service';
import { RefundUpkeep } from './refund-upkeep';
import { RefundedOrders } from './refunded-orders.service';
import { Refunds } from './refunds.service';
import { UnappliedAlerts } from './unapplied-alerts.service';
import { UnappliedPayments } from './unapplied-payments.service';
import { PaymentMailsModule } from '../mails/mails.module';
import { PaymentInvoicesModule } from '../invoices/invoices.module';
import { PaymentMandatesModule } from '../mandates/mandates.module';
import { PaymentStoresModule } from '../../payment-stores.module';

/** Money that goes back. */
@Module({
  imports: [PaymentStoresModule, PaymentMailsModule, PaymentInvoicesModule, PaymentMandatesModule],
  providers: [
    AfterRefund,
    FollowRefunds,
    HeldRefunds,
    RefundAlerts,
    RefundChanges,
    RefundUpkeep,
    RefundedOrders,
    Refunds,
    UnappliedAlerts,
    UnappliedPayments,
  ],
  exports: [AfterRefund, HeldRefunds, RefundAlerts, RefundedOrders, Refunds, UnappliedPayments],
})
export class PaymentRefundsModule {}
