export { createGivenPlansApi } from './create-given-plans.api';
export type { GivenPlansApi, PlanOfGroup } from './given-plans.api';
