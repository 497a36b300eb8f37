/** What plans allow and cost, for the rules and the counting of higher modules. */
export { pricesOf, SOLD_PLANS, type SoldPlan } from './domain/plan-price';
export { planNamed, type PlanSnapshot } from './domain/plan-table';
