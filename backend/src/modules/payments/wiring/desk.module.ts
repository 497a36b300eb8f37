import { Module } from '@nestjs/common';
import { GroupsModule } from '../../groups';
import { IdentityModule } from '../../identity';
import { Alerts } from '../application/desk/alerts.service';
import { CorrectInvoice } from '../application/desk/correct-invoice.service';
import { DeskAudit } from '../application/desk/desk-audit.service';
import { DeskNames } from '../application/desk/desk-names.service';
import { FindBilling } from '../application/desk/find-billing.service';
import { GroupPages } from '../application/desk/group-page.service';
import { ManualPayments } from '../application/desk/manual-payments.service';
import { OrderPages } from '../application/desk/order-page.service';
import { OrderRefunds } from '../application/desk/order-refunds.service';
import { ReadOrderRecords } from '../application/desk/order-records.service';
import { SettleInvoice } from '../application/desk/settle-invoice.service';
import { SettleRefund } from '../application/desk/settle-refund.service';
import { PaymentInvoicesModule } from './invoices.module';
import { PaymentRefundsModule } from './refunds.module';
import { PaymentOrdersModule } from './orders.module';
import { PaymentStoresModule } from './stores.module';

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
