import { isAtLimit } from './limit-flag';
import { type Limits, type PlanFeatures, planNamed, type PlanSnapshot } from './plan-table';
import { SOLD_PLANS, type SoldPlan } from './plan-price';

const smallest = (suits: (plan: PlanSnapshot) => boolean): SoldPlan | null =>
  SOLD_PLANS.find((name) => suits(planNamed(name))) ?? null;

/** The smallest plan on sale that allows this many; null when none does. */
export const planAllowing = (limit: keyof Limits, amount: number): SoldPlan | null =>
  smallest(({ limits }) => !isAtLimit(limits[limit], amount - 1));

/** The smallest plan on sale with this feature. */
export const planWith = (feature: keyof PlanFeatures): SoldPlan | null =>
  smallest(({ features }) => features[feature]);
