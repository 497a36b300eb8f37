import { Module } from '@nestjs/common';
import { GroupsModule } from '../../../groups';
import { IdentityModule } from '../../../identity';
import { AlertsService } from './alerts.service';
import { CorrectInvoiceService } from './correct-invoice.service';
import { DeskAuditService } from './desk-audit.service';
import { DeskNamesService } from './desk-names.service';
import { FindBillingService } from './find-billing.service';
import { GroupPageService } from './group-page.service';
import { ManualPaymentsService } from './manual-payments.service';
import { OrderPageService } from './order-page.service';
import { OrderRefundsService } from './order-refunds.service';
import { OrderRecordsService } from './order-records.service';
import { SettleInvoiceService } from './settle-invoice.service';
import { SettleRefundService } from './settle-refund.service';
import { PaymentInvoicesModule } from '../invoices/invoices.module';
import { PaymentRefundsModule } from '../refunds/refunds.module';
import { PaymentOrdersModule } from '../orders/orders.module';
import { PaymentStoresModule } from '../../payment-stores.module';

/** What those who run the site look up and do. */
@Module({
  imports: [
    GroupsModule,
    IdentityModule,
    PaymentStoresModule,
    PaymentInvoicesModule,
    PaymentRefundsModule,
    PaymentOrdersModule,
  ],
  providers: [
    AlertsService,
    CorrectInvoiceService,
    DeskAuditService,
    DeskNamesService,
    FindBillingService,
    GroupPageService,
    ManualPaymentsService,
    OrderPageService,
    OrderRefundsService,
    OrderRecordsService,
    SettleInvoiceService,
    SettleRefundService,
  ],
  exports: [
    AlertsService,
    CorrectInvoiceService,
    FindBillingService,
    GroupPageService,
    ManualPaymentsService,
    OrderPageService,
    OrderRefundsService,
    SettleInvoiceService,
    SettleRefundService,
  ],
})
export class PaymentDeskModule {}
