type Unit = 'second' | 'minute' | 'hour' | 'day';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;
/** Further back a date says more than a number of days. */
const MAX_DAYS = 14;

/** How long ago a moment was, in the largest unit that fits; null when a date should be shown instead. */
export function timeSince(moment: Date, now: Date): { readonly value: number; readonly unit: Unit } | null {
  // Clocks differ a little: what has just happened never lies in the future.
  const seconds = Math.max(0, Math.round((now.getTime() - moment.getTime()) / 1_000));
  if (seconds < MINUTE_S) return { value: 0, unit: 'second' };
  if (seconds < HOUR_S) return { value: -Math.floor(seconds / MINUTE_S), unit: 'minute' };
  if (seconds < DAY_S) return { value: -Math.floor(seconds / HOUR_S), unit: 'hour' };
  const days = Math.floor(seconds / DAY_S);
  return days <= MAX_DAYS ? { value: -days, unit: 'day' } : null;
}
