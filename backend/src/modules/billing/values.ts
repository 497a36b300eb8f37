/** What plans allow and cost, for the rules and the counting of higher modules. */
export { BRAND_DOMAIN_PRICES, pricesOf, SOLD_PLANS, type SoldPlan } from './domain/plan-price';
export { CURRENT_PLANS, type DisplayPlan, planNamed, type PlanSnapshot } from './domain/plan-table';
