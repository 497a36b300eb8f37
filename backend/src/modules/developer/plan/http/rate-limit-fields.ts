const YEAR_S = 365 * 24 * 3_600;

/** The field `RateLimit-Policy` of draft-ietf-httpapi-ratelimit-headers: how often a program may call. */
export const rateLimitPolicyOf = ({
  perSecond,
  quota,
}: {
  readonly perSecond: number;
  readonly quota: number;
}): string => `"second";q=${String(perSecond)};w=1, "year";q=${String(quota)};w=${String(YEAR_S)}`;

/** Its field `RateLimit`: what is left of the year's calls, and for how many seconds. */
export const rateLimitOf = (calls: number, resetsIn: number): string =>
  `"year";r=${String(Math.max(0, calls))};t=${String(resetsIn)}`;
