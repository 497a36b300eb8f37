import { Module } from '@nestjs/common';
import { BillingModule } from '../../billing';
import { GroupPlansService } from './application/group-plans.service';
import { PlanSeller } from './application/plan-seller';
import { PlanInvariants } from './infrastructure/plan-invariants';
import { PaymentStoresModule } from '../payment-stores.module';
import { PaymentSubscriptionsModule } from '../application/subscriptions/subscriptions.module';

/** Sells plans, and registers itself for it. */
@Module({
  imports: [BillingModule, PaymentStoresModule, PaymentSubscriptionsModule],
  providers: [GroupPlansService, PlanInvariants, PlanSeller],
  exports: [GroupPlansService],
})
export class PaymentPlansModule {}
