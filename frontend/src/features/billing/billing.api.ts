import type { PlanCatalogue, GroupUsage, Losses, Plan } from './plan';

export interface BillingApi {
  catalogue(): Promise<PlanCatalogue>;
  /** Of the group acted in. */
  plan(): Promise<Plan>;
  /** Of the group acted in. */
  usage(): Promise<GroupUsage>;
  /** Of the group acted in, with that plan instead of its own. */
  losses(plan: string): Promise<Losses>;
}
