/** Plans as other modules see them: which a group has, what it allows, and how much of that is left. */
export { GroupClicksService } from './application/group-clicks.service';
export { PlanGrantsService } from './application/plan-grants.service';
export { PlanLimitsService } from './application/plan-limits.service';
export { type AnalyticsReach, PlansService } from './application/plans.service';
export { BillingModule } from './billing.module';
export { SeatReadOnly } from './domain/billing.errors';
export { isReadOnlySeat } from './domain/seats';
