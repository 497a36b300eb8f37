import { Module } from '@nestjs/common';
import { AfterPayment } from '../application/ledger/after-payment.service';
import { MoneyCheck } from '../application/ledger/money-check';
import { PaymentMetrics } from '../application/ledger/payment-metrics';
import { PaymentMailsModule } from './mails.module';
import { PaymentInvoicesModule } from './invoices.module';
import { PaymentStoresModule } from './stores.module';

/** What is booked, and whether it agrees. */
@Module({
  imports: [PaymentStoresModule, PaymentMailsModule, PaymentInvoicesModule],
  providers: [AfterPayment, MoneyCheck, PaymentMetrics],
  exports: [AfterPayment],
})
export class PaymentLedgerModule {}
