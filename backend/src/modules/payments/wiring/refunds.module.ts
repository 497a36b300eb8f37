import { Module } from '@nestjs/common';
import { AfterRefund } from '../application/refunds/after-refund.service';
import { FollowRefunds } from '../application/refunds/follow-refunds.service';
import { HeldRefunds } from '../application/refunds/held-refunds.service';
import { RefundAlerts } from '../application/refunds/refund-alerts.service';
import { RefundChanges } from '../application/refunds/refund-changes.service';
import { RefundUpkeep } from '../application/refunds/refund-upkeep';
import { RefundedOrders } from '../application/refunds/refunded-orders.service';
import { Refunds } from '../application/refunds/refunds.service';
import { UnappliedAlerts } from '../application/refunds/unapplied-alerts.service';
import { UnappliedPayments } from '../application/refunds/unapplied-payments.service';
import { PaymentMailsModule } from './mails.module';
import { PaymentInvoicesModule } from './invoices.module';
import { PaymentMandatesModule } from './mandates.module';
import { PaymentStoresModule } from './stores.module';

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
