import { Module } from '@nestjs/common';
import { PaymentsPersonalData } from './payments-personal-data';
import { PurgeRecordsService } from './purge-records.service';
import { PaymentInvoicesModule } from '../invoices/invoices.module';
import { PaymentSubscriptionsModule } from '../subscriptions/subscriptions.module';
import { PaymentOrdersModule } from '../orders/orders.module';
import { PaymentStoresModule } from '../../payment-stores.module';
import { PersonalDataModule } from '../../../../shared/personal-data/personal-data.module';

/** What is kept of payers, and for how long. */
@Module({
  imports: [
    PersonalDataModule,
    PaymentStoresModule,
    PaymentInvoicesModule,
    PaymentSubscriptionsModule,
    PaymentOrdersModule,
  ],
  providers: [PaymentsPersonalData, PurgeRecordsService],
})
export class PaymentPersonalDataModule {}
