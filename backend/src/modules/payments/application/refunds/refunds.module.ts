import { Module } from '@nestjs/common';
import { AfterRefundService } from './after-refund.service';
import { FollowRefundsService } from './follow-refunds.service';
import { HeldRefundsService } from './held-refunds.service';
import { RefundAlertsService } from './refund-alerts.service';
import { RefundChangesService } from './refund-changes.service';
import { RefundUpkeep } from './refund-upkeep';
import { RefundedOrdersService } from './refunded-orders.service';
import { RefundsService } from './refunds.service';
import { UnappliedAlertsService } from './unapplied-alerts.service';
import { UnappliedPaymentsService } from './unapplied-payments.service';
import { PaymentMailsModule } from '../mails/mails.module';
import { PaymentInvoicesModule } from '../invoices/invoices.module';
import { PaymentMandatesModule } from '../mandates/mandates.module';
import { PaymentStoresModule } from '../../payment-stores.module';

/** Money that goes back. */
@Module({
  imports: [PaymentStoresModule, PaymentMailsModule, PaymentInvoicesModule, PaymentMandatesModule],
  providers: [
    AfterRefundService,
    FollowRefundsService,
    HeldRefundsService,
    RefundAlertsService,
    RefundChangesService,
    RefundUpkeep,
    RefundedOrdersService,
    RefundsService,
    UnappliedAlertsService,
    UnappliedPaymentsService,
  ],
  exports: [
    AfterRefundService,
    HeldRefundsService,
    RefundAlertsService,
    RefundedOrdersService,
    RefundsService,
    UnappliedPaymentsService,
  ],
})
export class PaymentRefundsModule {}
