/** Plans as other modules see them: which a group has, what it allows, and how much of that is left. */
export { GroupClicks } from './application/group-clicks.service';
export { PlanGrants } from './application/plan-grants.service';
export { PlanLimits } from './application/plan-limits.service';
export { type AnalyticsReach, Plans } from './application/plans.service';
export { BillingModule } from './billing.module';
export { SeatReadOnly } from './domain/billing.errors';
export { isReadOnlySeat } from './domain/seats';
