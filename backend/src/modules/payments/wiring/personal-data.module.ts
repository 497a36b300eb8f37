import { Module } from '@nestjs/common';
import { PaymentsPersonalData } from '../application/personal-data/payments-personal-data';
import { PurgeRecords } from '../application/personal-data/purge-records.service';
import { PaymentInvoicesModule } from './invoices.module';
import { PaymentSubscriptionsModule } from './subscriptions.module';
import { PaymentOrdersModule } from './orders.module';
import { PaymentStoresModule } from './stores.module';

/** What is kept of payers, and for how long. */
@Module({
  imports: [PaymentStoresModule, PaymentInvoicesModule, PaymentSubscriptionsModule, PaymentOrdersModule],
  providers: [PaymentsPersonalData, PurgeRecords],
})
export class PaymentPersonalDataModule {}
