import { Module } from '@nestjs/common';
import { GroupsModule } from '../groups';
import { ChangePlanService } from './application/change-plan.service';
import { GroupClicksService } from './application/group-clicks.service';
import { PlanGrantsService } from './application/plan-grants.service';
import { PlanOfGroupService } from './application/plan-of-group.service';
import { PlanLossesService } from './application/plan-losses.service';
import { PlanLimitsService } from './application/plan-limits.service';
import { GrantStore } from './application/ports/grant-store';
import { UsageStore } from './application/ports/usage-store';
import { PlansService } from './application/plans.service';
import { UsageMetersService } from './application/usage-meters.service';
import { AdminPlansController } from './http/admin-plans.controller';
import { BillingController } from './http/billing.controller';
import { PlansController } from './http/plans.controller';
import { SqlGrantStore } from './infrastructure/sql-grant-store';
import { SqlUsageStore } from './infrastructure/sql-usage-store';

@Module({
  imports: [GroupsModule],
  controllers: [AdminPlansController, BillingController, PlansController],
  providers: [
    ChangePlanService,
    GroupClicksService,
    PlanLossesService,
    PlanGrantsService,
    PlanLimitsService,
    PlanOfGroupService,
    PlansService,
    UsageMetersService,
    { provide: GrantStore, useClass: SqlGrantStore },
    { provide: UsageStore, useClass: SqlUsageStore },
  ],
  exports: [GroupClicksService, PlanGrantsService, PlanLimitsService, PlansService],
})
export class BillingModule {}
