import type { Limits, PlanFeatures, PlanSnapshot } from './plan-table';
import { UNLIMITED } from './plan-table';
import { METERS, type Usage } from './usage-period';

/** A limit that would be lower. */
export interface LostLimit {
  readonly name: keyof Limits;
  /** -1: there is none now. */
  readonly now: number;
  readonly then: number;
  /** What the group uses now; null for how far back something reaches. */
  readonly used: number | null;
  /** How much of that would be above the limit: it is kept, but nothing can be added. */
  readonly over: number;
}

/** What a group would have no longer with another plan. */
export interface PlanLosses {
  readonly limits: readonly LostLimit[];
  readonly features: readonly (keyof PlanFeatures)[];
}

const isLess = (then: number, now: number): boolean =>
  then !== UNLIMITED && (now === UNLIMITED || then < now);

const isMetered = (name: keyof Limits): name is keyof typeof METERS => name in METERS;

/** In the order of the plans' own lists. */
export function lossesOf(
  { from, to }: { readonly from: PlanSnapshot; readonly to: PlanSnapshot },
  usage: Usage,
): PlanLosses {
  const names = Object.keys(from.limits) as (keyof Limits)[];
  const features = Object.keys(from.features) as (keyof PlanFeatures)[];
  const limits = names
    .filter((name) => isLess(to.limits[name], from.limits[name]))
    .map((name) => {
      const [now, then] = [from.limits[name], to.limits[name]];
      const used = isMetered(name) ? usage[name] : null;
      return { name, now, then, used, over: Math.max(0, (used ?? 0) - then) };
    });
  return { limits, features: features.filter((name) => from.features[name] && !to.features[name]) };
}
