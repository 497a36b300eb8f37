const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Before each attempt, after the one before it has failed. */
const PAUSES = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** A receiver cannot put a message off for longer than this. */
export const MAX_RETRY_AFTER_S = 24 * 3_600;
/** Up to a fifth longer, so that what failed together does not come back together. */
const JITTER = 0.2;

/** The pause before the next attempt; null when there is none. @param random from 0 to 1 */
export function pauseAfter(tries: number, random: number): number | null {
  const pause = PAUSES[tries];
  return pause === undefined ? null : Math.round(pause * (1 + JITTER * random));
}

/** From this many failures in a row on, an endpoint gets a rest after each, so that an outage does not use them up. */
const RESTS_FROM = 5;
const FIRST_REST = 5 * SECOND;
const MAX_REST = 2 * HOUR;
/** Of an endpoint that says that it is overloaded. */
export const BUSY_REST_MS = 30 * SECOND;

/** How long an endpoint is left alone after so many failures in a row. */
export const restAfter = (failures: number): number =>
  failures < RESTS_FROM ? 0 : Math.min(MAX_REST, FIRST_REST * 2 ** (failures - RESTS_FROM));
