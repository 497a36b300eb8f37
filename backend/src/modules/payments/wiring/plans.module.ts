import { Module } from '@nestjs/common';
import { BillingModule } from '../../billing';
import { GroupPlans } from '../plans/application/group-plans.service';
import { PlanSeller } from '../plans/application/plan-seller';
import { PlanInvariants } from '../plans/infrastructure/plan-invariants';
import { PaymentStoresModule } from './stores.module';
import { PaymentSubscriptionsModule } from './subscriptions.module';

/** Sells plans, and registers itself for it. */
@Module({
  imports: [BillingModule, PaymentStoresModule, PaymentSubscriptionsModule],
  providers: [GroupPlans, PlanInvariants, PlanSeller],
  exports: [GroupPlans],
})
export class PaymentPlansModule {}
