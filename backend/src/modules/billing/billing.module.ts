import { Module } from '@nestjs/common';
import { GroupsModule } from '../groups';
import { ChangePlan } from './application/change-plan.service';
import { GroupClicks } from './application/group-clicks.service';
import { PlanGrants } from './application/plan-grants.service';
import { PlanOfGroup } from './application/plan-of-group.service';
import { LossesByPlan } from './application/plan-losses.service';
import { PlanLimits } from './application/plan-limits.service';
import { GrantStore } from './application/ports/grant-store';
import { UsageStore } from './application/ports/usage-store';
import { Plans } from './application/plans.service';
import { UsageMeters } from './application/usage-meters.service';
import { AdminPlansController } from './http/admin-plans.controller';
import { BillingController } from './http/billing.controller';
import { PlansController } from './http/plans.controller';
import { SqlGrantStore } from './infrastructure/sql-grant-store';
import { SqlUsageStore } from './infrastructure/sql-usage-store';

@Module({
  imports: [GroupsModule],
  controllers: [AdminPlansController, BillingController, PlansController],
  providers: [
    ChangePlan,
    GroupClicks,
    LossesByPlan,
    PlanGrants,
    PlanLimits,
    PlanOfGroup,
    Plans,
    UsageMeters,
    { provide: GrantStore, useClass: SqlGrantStore },
    { provide: UsageStore, useClass: SqlUsageStore },
  ],
  exports: [GroupClicks, PlanGrants, PlanLimits, Plans],
})
export class BillingModule {}
