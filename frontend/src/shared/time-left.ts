const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long something goes on, in the largest unit that fits. */
export function timeLeft(ms: number): { readonly value: number; readonly unit: 'day' | 'hour' | 'minute' } {
  if (ms >= 2 * DAY_MS) return { value: Math.floor(ms / DAY_MS), unit: 'day' };
  if (ms >= 2 * HOUR_MS) return { value: Math.floor(ms / HOUR_MS), unit: 'hour' };
  return { value: Math.max(1, Math.ceil(ms / MINUTE_MS)), unit: 'minute' };
}
