import type { PlanSnapshot } from '../../../billing/values';
import type { ApiDay } from './api-period';

/** Calls a year, by the level of the group's plan: Free, Personal, Initial, Classic. */
const QUOTAS = [800, 10_000, 100_000, 1_000_000] as const;

export const quotaOf = ({ level }: Pick<PlanSnapshot, 'level'>): number => QUOTAS[level];

/** Percent of the quota at which people are told, unless they choose another share. */
export const DEFAULT_THRESHOLD = 80;
/** They are told again when nothing is left. */
export const USED_UP = 100;

/** A group may call the API. It costs nothing; its years begin on the day on which it was enabled. */
export interface ApiPlan {
  readonly groupId: number;
  readonly startsOn: ApiDay;
  /** Who enabled it. */
  readonly enabledBy: number;
  /** Whether mails go out at the threshold and when nothing is left. */
  readonly notifies: boolean;
  /** In percent of the quota, from 1 to 100. */
  readonly threshold: number;
}

/** The shares of a quota that calls have reached, lowest first. @param threshold in percent */
export function reachedShares(usage: number, quota: number, threshold: number): number[] {
  const shares = threshold === USED_UP ? [USED_UP] : [threshold, USED_UP];
  return shares.filter((percent) => usage * 100 >= quota * percent);
}
