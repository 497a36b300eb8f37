import { Module } from '@nestjs/common';
import { GroupBillingService } from './group-billing.service';
import { ChangeCardService } from './change-card.service';
import { ChangeQuotesService } from './change-quotes.service';
import { ChangeTermsService } from './change-terms.service';
import { DomainSubscriptionsService } from './domain-subscriptions.service';
import { ScheduledTermsService } from './scheduled-terms.service';
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
  providers: [
    GroupBillingService,
    ChangeCardService,
    ChangeQuotesService,
    ChangeTermsService,
    DomainSubscriptionsService,
    ScheduledTermsService,
  ],
  exports: [GroupBillingService, ChangeCardService, ChangeTermsService, DomainSubscriptionsService],
})
export class PaymentChangesModule {}
