/**
 * Why there was no answer. `unreachable`: there is no such address on the open internet; which of the reasons that has is
 * sent to no endpoint. `interrupted`: the process ended before the answer came.
 */
export const ATTEMPT_ERRORS = ['unreachable', 'no-answer', 'too-slow', 'interrupted'] as const;
export type AttemptError = (typeof ATTEMPT_ERRORS)[number];

/** What came of one call. */
export interface AttemptOutcome {
  /** Of HTTP; null without an answer. */
  readonly status: number | null;
  readonly error: AttemptError | null;
  readonly latencyMs: number;
  /** What the receiver said, as far as it is kept. */
  readonly answer: string;
  /** The moment before which the receiver does not want another call. */
  readonly retryAfter: Date | null;
}

/** `gone`: the receiver wants no webhooks ever again. `busy`: it fails because it has too much to do. */
export type AttemptVerdict = 'done' | 'failed' | 'busy' | 'gone';

const GONE = 410;
const BUSY: ReadonlySet<number | null> = new Set([429, 502, 504]);

export function attemptVerdictOf({ status }: Pick<AttemptOutcome, 'status'>): AttemptVerdict {
  if (status === GONE) return 'gone';
  if (BUSY.has(status)) return 'busy';
  return status !== null && status >= 200 && status < 300 ? 'done' : 'failed';
}
