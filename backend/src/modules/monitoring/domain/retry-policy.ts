const MINUTE_MS = 60_000;
/** Between the looks at a link that a person has asked for; after the last, the round comes by. */
const PAUSES_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS] as const;
/** Sooner than those who have failed: nothing was found of it. */
const MISSED_MS = 5 * MINUTE_MS;

/** When to look again at what was asked for and could not be judged, with so many tries before; null: when the round comes by. */
export function nextTry(tries: number, now: Date): Date | null {
  const pause = PAUSES_MS[tries];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/** When to look again at a suspect that there was no time for. */
export const afterMissedLook = (now: Date): Date => new Date(now.getTime() + MISSED_MS);
