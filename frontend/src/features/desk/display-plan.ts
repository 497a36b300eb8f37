import type { PlanName } from './given-plans.api';

/** As texts name a plan: `initialLegacy` is `InitialLegacy`. */
export const displayPlanOf = (plan: PlanName): string => plan.charAt(0).toUpperCase() + plan.slice(1);
