/** Plans as other modules see them: which a group has and what it allows. */
export { Plans } from './application/plans.service';
export { BillingModule } from './billing.module';
export type { PlanSnapshot } from './domain/plan-table';
