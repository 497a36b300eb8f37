/** What plans allow, for the rules and the counting of higher modules. */
export { planNamed, type PlanSnapshot } from './domain/plan-table';
