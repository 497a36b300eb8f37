const DAY_MS = 24 * 3_600_000;
/**
 * How long before the day that it is due on a charge may come. PayPal counts months in UTC, and newebPay from the day on
 * which its page was opened: who pays on the 1st of March in Taipei may pay on the 28th there, and so each month.
 */
export const EARLY_MS = 4 * DAY_MS;
/** How long after that day its money may come: charges are made at any time of the day, which ends later in UTC. */
export const LATE_MS = { taipei: DAY_MS, utc: 2 * DAY_MS } as const;
/** How long before a charge the payer is told of it. */
export const REMINDER_MS = 7 * DAY_MS;
/** How long a gateway that cannot be asked is waited for, which may have charged, and how often it is asked meanwhile. */
export const MAX_SILENCE_MS = DAY_MS;
export const ASK_AGAIN_MS = 10 * 60_000;
/** The plan stays so long after the paid period when a charge fails. */
export const PAST_DUE_MS = 7 * DAY_MS;
