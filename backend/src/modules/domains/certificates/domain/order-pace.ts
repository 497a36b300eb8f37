const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WINDOW_MS = 3 * HOUR_MS;

/** Authorities allow five failed checks of a name in an hour; others than ours may cause some. */
export const MAX_ORDERS_PER_HOUR = 3;

/** After the first failure, the second and so on; the last one goes on. */
const RETRY_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS] as const;
/** The same for a call that may simply be repeated. */
const REPEAT_MS = [5_000, 15_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS] as const;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
const nth = (pauses: readonly number[], count: number): number =>
  pauses[Math.min(count, pauses.length) - 1] ?? 0;

/** When the next order of a host may begin, after its recent ones in order. */
export function earliestOrder(recent: readonly Date[], now: Date): Date {
  const limiting = recent.at(-MAX_ORDERS_PER_HOUR);
  if (limiting === undefined) return now;
  return new Date(Math.max(now.getTime(), limiting.getTime() + HOUR_MS));
}

/** When an order that failed is followed by another. @param failures in a row, with this one */
export const nextOrder = (failures: number, now: Date): Date => later(now, nth(RETRY_MS, failures));

/** When a call that failed is made again. @param failures in a row, with this one */
export const nextCall = (failures: number, now: Date): Date => later(now, nth(REPEAT_MS, failures));

/** A share of what is allowed in the window may be used at once. */
const BURST_SHARE = 1 / 5;
/** A share of that is kept for renewals: a host without a certificate can wait, one that loses it cannot. */
const RESERVE_SHARE = 1 / 4;

/**
 * Keeps all orders of an installation below the limit of its account: at most `perWindow` in any three hours, a fifth of
 * them at once and the rest evenly. Its state is one moment: until when the orders so far use up the even pace.
 */
export class AccountPace {
  private readonly burst: number;
  private readonly reserve: number;
  private readonly intervalMs: number;

  constructor(perWindow: number) {
    this.burst = Math.max(1, Math.floor(perWindow * BURST_SHARE));
    this.reserve = this.burst === 1 ? 0 : Math.max(1, Math.floor(this.burst * RESERVE_SHARE));
    this.intervalMs = WINDOW_MS / Math.max(1, perWindow - this.burst);
  }

  /** When the next order may begin: now, or later. */
  earliest(usedUntil: Date | null, now: Date, isRenewal: boolean): Date {
    const atOnce = this.burst - (isRenewal ? 0 : this.reserve);
    const allowed = this.used(usedUntil, now) - (atOnce - 1) * this.intervalMs;
    return new Date(Math.max(now.getTime(), Math.ceil(allowed)));
  }

  /** The state after an order that begins now. */
  afterOrder(usedUntil: Date | null, now: Date): Date {
    return new Date(Math.ceil(Math.max(this.used(usedUntil, now), now.getTime()) + this.intervalMs));
  }

  /** Orders of a time that is still to come, by a clock that has been set back, count as a burst. */
  private used(until: Date | null, now: Date): number {
    return Math.min(until?.getTime() ?? 0, now.getTime() + this.burst * this.intervalMs);
  }
}
