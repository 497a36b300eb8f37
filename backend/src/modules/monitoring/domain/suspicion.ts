/** A destination that has failed, from its first failure on until it answers again. */
export interface Suspicion {
  /** In a row. */
  readonly failures: number;
  /** Of the first of them. */
  readonly since: Date;
  /** When to look again; null: not before the next round comes by. */
  readonly nextAt: Date | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** So often it has to fail in a row, and for so long: what is being restarted is not down. */
const FAILURES_OF_OUTAGE = 3;
const MIN_OUTAGE_MS = 30 * MINUTE_MS;
/** Between two looks while nothing is known yet. */
const DOUBTING_MS = 15 * MINUTE_MS;
/** By how long it has been failing: soon at first, so that visitors get back soon, and less and less. */
const RETRY_POLICY = [
  { upToMs: 2 * HOUR_MS, everyMs: 10 * MINUTE_MS },
  { upToMs: 24 * HOUR_MS, everyMs: 30 * MINUTE_MS },
] as const;

/** Seldom enough and long enough not to be a hiccup. */
export const isOutage = ({ failures, since }: Suspicion, now: Date): boolean =>
  failures >= FAILURES_OF_OUTAGE && now.getTime() - since.getTime() >= MIN_OUTAGE_MS;

/** After one more failure; `before` is null for the first. */
export function afterFailure(before: Suspicion | null, now: Date): Suspicion {
  const failed = {
    failures: (before?.failures ?? 0) + 1,
    since: before?.since ?? now,
    nextAt: new Date(now.getTime() + DOUBTING_MS),
  };
  if (!isOutage(failed, now)) return failed;
  const pause = RETRY_POLICY.find(({ upToMs }) => now.getTime() - failed.since.getTime() < upToMs);
  return { ...failed, nextAt: pause ? new Date(now.getTime() + pause.everyMs) : null };
}
