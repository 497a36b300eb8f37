/** So long before or after each other certificates of one day are renewed. */
const SPREAD_MS = 48 * 3_600_000;
/** A short-lived certificate is spread over no more than this share of its lifetime. */
const MAX_SPREAD_SHARE = 1 / 12;

/** How long a certificate is good for. */
export interface Lifetime {
  readonly notBefore: Date;
  readonly notAfter: Date;
}

/** A number from 0 to 1 that is always the same for a host (FNV-1a). */
function shareOf(host: string): number {
  let hash = 0x811c9dc5;
  for (const sign of host) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}

/**
 * When a certificate is renewed: a third of its lifetime before its end, whatever that lifetime is. Hosts whose
 * certificates were issued together are renewed at different hours of the two days before that.
 */
export function renewalOf(host: string, { notBefore, notAfter }: Lifetime): Date {
  const lifetime = notAfter.getTime() - notBefore.getTime();
  const spread = Math.min(SPREAD_MS, lifetime * MAX_SPREAD_SHARE);
  return new Date(Math.round(notAfter.getTime() - lifetime / 3 - spread * shareOf(host)));
}

/** Whether so little is left that people have to be warned: a sixth of the lifetime. */
export const isNearEnd = ({ notBefore, notAfter }: Lifetime, now: Date): boolean =>
  notAfter.getTime() - now.getTime() < (notAfter.getTime() - notBefore.getTime()) / 6;
