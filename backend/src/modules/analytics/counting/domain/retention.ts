import { DAY_MS } from './calendar-day';
import type { LoggedHit } from './logged-hit';

/** Hits that are kept together, and until when: milliseconds since 1970. */
export interface KeptTogether {
  readonly hits: readonly LoggedHit[];
  readonly expiresAt: number;
}

/** For how many days the hits of a group may be kept. */
export interface Retention {
  readonly groupId: number;
  readonly days: number;
}

/** Hits are kept from the last of them on. */
export const expiryOf = (hits: readonly LoggedHit[], days: number): number =>
  hits.reduce((last, { at }) => Math.max(last, at), 0) + days * DAY_MS;

/**
 * Whether some of what is kept may be of a group that has more days than these. Plans differ by days: what is kept for
 * less than a day longer is kept by the same.
 */
export const isKeptLonger = (
  { firstAt, expiresAt }: { readonly firstAt: number; readonly expiresAt: number },
  days: number,
): boolean => expiresAt - firstAt >= (days + 1) * DAY_MS;

/** The same hits with those of one group apart, to be kept for fewer days; null when none of them would be. */
export function keptShorter(
  { hits, expiresAt }: KeptTogether,
  { groupId, days }: Retention,
  now: number,
): KeptTogether[] | null {
  const own = hits.filter((hit) => hit.groupId === groupId);
  const ownExpiry = expiryOf(own, days);
  if (own.length === 0 || ownExpiry >= expiresAt) return null;
  const parts = [
    { hits: hits.filter((hit) => hit.groupId !== groupId), expiresAt },
    { hits: own, expiresAt: ownExpiry },
  ];
  return parts.filter((part) => part.hits.length > 0 && part.expiresAt > now);
}
