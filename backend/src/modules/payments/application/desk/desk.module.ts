import { Module } from '@nestjs/common';
import { GroupsModule } from '../../../groups';
import { IdentityModule } from '../../../identity';
import { Alerts } from './alerts.service';
import { CorrectInvoice } from './correct-invoice.service';
import { DeskAudit } from './desk-audit.service';
import { DeskNames } from './desk-names.service';
import { FindBilling } from './find-billing.service';
import { GroupPages } from './group-page.service';
import { ManualPayments } from './manual-payments.service';
import { OrderPages } from './order-page.service';
import { OrderRefunds } from './order-refunds.service';
import { ReadOrderRecords } from './order-records.service';
import { SettleInvoice } from './settle-invoice.service';
import { SettleRefund } from './settle-refund.service';
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
    Alerts,
    CorrectInvoice,
    DeskAudit,
    DeskNames,
    FindBilling,
    GroupPages,
    ManualPayments,
    OrderPages,
    OrderRefunds,
    ReadOrderRecords,
    SettleInvoice,
    SettleRefund,
  ],
  exports: [
    Alerts,
    CorrectInvoice,
    FindBilling,
    GroupPages,
    ManualPayments,
    OrderPages,
    OrderRefunds,
    SettleInvoice,
    SettleRefund,
  ],
})
export class PaymentDeskModule {}
