import { Module } from '@nestjs/common';
import { BillingStandings } from '../application/changes/billing-standing.service';
import { ChangeCard } from '../application/changes/change-card.service';
import { ChangeQuotes } from '../application/changes/change-quotes.service';
import { ChangeTerms } from '../application/changes/change-terms.service';
import { DomainSubscriptions } from '../application/changes/domain-subscriptions.service';
import { ScheduledTerms } from '../application/changes/scheduled-terms.service';
import { PaymentMailsModule } from './mails.module';
import { PaymentInvoicesModule } from './invoices.module';
import { PaymentSubscriptionsModule } from './subscriptions.module';
import { PaymentOrdersModule } from './orders.module';
import { PaymentStoresModule } from './stores.module';

/** Changes of what a group pays for, or how. */
@Module({
  imports: [
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
