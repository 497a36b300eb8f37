import { Module } from '@nestjs/common';
import { AfterPaymentService } from './after-payment.service';
import { MoneyCheck } from './money-check';
import { PaymentMetrics } from './payment-metrics';
import { PaymentMailsModule } from '../mails/mails.module';
import { PaymentInvoicesModule } from '../invoices/invoices.module';
import { PaymentStoresModule } from '../../payment-stores.module';

/** What is booked, and whether it agrees. */
@Module({
  imports: [PaymentStoresModule, PaymentMailsModule, PaymentInvoicesModule],
  providers: [AfterPaymentService, MoneyCheck, PaymentMetrics],
  exports: [AfterPaymentService],
})
export class PaymentLedgerModule {}
