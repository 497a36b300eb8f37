import { Module } from '@nestjs/common';
import { BillingStandings } from './billing-standing.service';
import { ChangeCard } from './change-card.service';
import { ChangeQuotes } from './change-quotes.service';
import { ChangeTerms } from './change-terms.service';
import { DomainSubscriptions } from './domain-subscriptions.service';
import { ScheduledTerms } from './scheduled-terms.service';
import { PaymentMailsModule } from '../mails/mails.module';
import { PaymentInvoicesModule } from '../invoices/invoices.module';
import { PaymentSubscriptionsModule } from '../subscriptions/subscriptions.module';
import { PaymentOrdersModule } from '../orders/orders.module';
import { PaymentStoresModule } from '../../payment-stores.module';
import { RateLimitModule } from '../../../../shared/rate-limit/rate-limit.module';

/** Changes of what a group pays for, or how. */
@Module({
  imports: [
    RateLimitModule,
    PaymentStoresModule,
    PaymentMailsModule,
    PaymentInvoicesModule,
    PaymentSubscriptionsModule,
    PaymentOrdersModule,
  ],
  providers: [BillingStandings, ChangeCard, ChangeQuotes, ChangeTerms, DomainSubscriptions, ScheduledTerms],
  exports: [BillingStandings, ChangeCard, ChangeTerms, DomainSubscriptions],
})
export class PaymentChangesModule {}
