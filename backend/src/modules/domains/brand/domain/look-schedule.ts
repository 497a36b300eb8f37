const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const FIRST_LOOKS_MINUTES = [1, 2, 5, 10, 30];
const HOURLY_LOOKS = 48;
const DAILY_LOOKS = 7;

/** From the beginning of a claim: at 1, 2, 5, 10 and 30 minutes, each hour to 48 hours, and each day for 7 days more. */
const CLAIM_OFFSETS_MS: readonly number[] = [
  ...FIRST_LOOKS_MINUTES.map((minutes) => minutes * MINUTE_MS),
  ...Array.from({ length: HOURLY_LOOKS }, (_, index) => (index + 1) * HOUR_MS),
  ...Array.from({ length: DAILY_LOOKS }, (_, index) => HOURLY_LOOKS * HOUR_MS + (index + 1) * DAY_MS),
];

/** How long a claim is looked at before it lapses. */
export const CLAIM_LIFETIME_MS = HOURLY_LOOKS * HOUR_MS + DAILY_LOOKS * DAY_MS;
/** A claim whose looks no server answers lapses at the latest then. */
export const UNANSWERED_LIFETIME_MS = 30 * DAY_MS;

/** What decides when a brand domain is looked at. */
export type LookSubject =
  | { readonly state: 'claimed'; /** When looking began. */ readonly since: Date }
  | { readonly state: 'verified' | 'failing' | 'invalid'; readonly host: string };

/**
 * When to look next, later than `now`; at a claim that should have lapsed and could not be judged each day. Looks that were missed
 * are not made up for: the one that is due stands for them. Verified and invalid domains have a moment of each day, by their host, so that ten
 * thousand do not ask at once; failing ones have the same moment of each hour, and the daily look is one of these.
 */
export function nextLookAt(subject: LookSubject, now: Date): Date {
  switch (subject.state) {
    case 'claimed':
      return nextOfClaim(subject.since.getTime(), now.getTime());
    case 'failing':
      return nextOfPeriod(subject.host, HOUR_MS, now.getTime());
    case 'verified':
    case 'invalid':
      return nextOfPeriod(subject.host, DAY_MS, now.getTime());
  }
}

function nextOfClaim(since: number, now: number): Date {
  const offset = CLAIM_OFFSETS_MS.find((each) => since + each > now);
  return new Date(offset === undefined ? now + DAY_MS : since + offset);
}

function nextOfPeriod(host: string, periodMs: number, now: number): Date {
  const offset = spreadOf(host) % periodMs;
  const periods = Math.floor((now - offset) / periodMs) + 1;
  return new Date(periods * periodMs + offset);
}

/** FNV-1a: similar hosts have numbers far apart, all of them over many days of milliseconds. */
function spreadOf(host: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < host.length; at += 1) {
    hash = Math.imul(hash ^ host.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
