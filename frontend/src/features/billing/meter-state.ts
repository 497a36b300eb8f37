import type { UsageMeter } from './plan';

/** How close something is to what the plan allows; `over`: the plan has shrunk since. */
export type MeterState = 'unlimited' | 'fine' | 'near' | 'full' | 'over';

/** From here on a person should know that little is left. */
const NEAR = 0.8;

export function meterState({ used, limit }: Pick<UsageMeter, 'used' | 'limit'>): MeterState {
  if (limit === null) return 'unlimited';
  if (used > limit) return 'over';
  if (used === limit) return 'full';
  return used >= limit * NEAR ? 'near' : 'fine';
}

/** How many more there may be; null: as many as you like. */
export const leftOf = ({ used, limit }: Pick<UsageMeter, 'used' | 'limit'>): number | null =>
  limit === null ? null : Math.max(0, limit - used);

/** The parts of their limit that meters have used, unlimited ones last. */
const shareOf = ({ used, limit }: UsageMeter): number => {
  if (limit === null) return -1;
  return limit === 0 ? 1 : used / limit;
};

/** Those that come to their limit first. */
export const fullest = (meters: readonly UsageMeter[], count: number): readonly UsageMeter[] =>
  [...meters].sort((one, other) => shareOf(other) - shareOf(one)).slice(0, count);
