/** Work to be done after the caller's transaction commits. */
export interface NewJob {
  /** Who does it: the name that a handler is registered under. */
  readonly name: string;
  /** Deterministic, begins with the name, at most 190 characters. A second job with the same id is not made. */
  readonly id: string;
  /** What the handler gets; stored as JSON. */
  readonly payload: unknown;
  /** Not before this moment; at once when absent. */
  readonly runAt?: Date;
}

/** One attempt at a job. */
export interface JobRun {
  readonly id: string;
  /** 1 at the first attempt. */
  readonly attempt: number;
  /** Aborted when the process stops or another worker may have taken over: end soon, by returning or throwing. */
  readonly signal: AbortSignal;
}

/** Does the work. It may be called again after a crash, so doing it twice must leave the same result as once. */
export type JobHandler = (payload: never, run: JobRun) => Promise<void>;

/** A job that waits for a worker. */
export interface PendingJob {
  readonly id: string;
  /** Epoch milliseconds; another at every attempt. */
  readonly dueAt: number;
}

/** Jobs that one process runs at a time. */
export const MAX_CONCURRENCY = 4;

/**
 * Jobs that take minutes, and jobs that wait for services of others, have places of their own, so that they never hold up
 * a mail. Neither does a thousand of quick jobs hold up what a person waits for at the screen, such as a code.
 */
export type JobLane = 'awaited' | 'quick' | 'long' | 'services';
export const JOB_LANES: readonly JobLane[] = ['awaited', 'quick', 'long', 'services'];
/** How many one process runs at a time besides the quick ones. Those that wait for services have a place for each kind. */
export const PLACES: Readonly<Record<Exclude<JobLane, 'quick'>, number>> = {
  awaited: 4,
  long: 1,
  services: 16,
};

/** How fast workers go. */
export class JobPace {
  constructor(
    /** Between two looks into the table, when nothing else tells that there is work. */
    readonly pollMs = 1_000,
    /** Between two searches for jobs that Redis lost: who waits for a code by mail is waiting for it. */
    readonly sweepMs = 2_000,
    /** How long a stopping process waits for its running jobs. */
    readonly timeoutMs = 5_000,
    /** Jobs that one process runs at a time; what Redis hands out is taken `MAX_CONCURRENCY` at a time. */
    readonly concurrency = MAX_CONCURRENCY,
  ) {}
}

/** A worker that has not been heard of for this long has died; another takes its jobs. */
export const JOB_LEASE_MS = 60_000;
export const MAX_JOB_ATTEMPTS = 10;

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 3_600_000;

/** Pause before the next attempt: grows threefold to an hour, spread so that failures do not come back together. */
export function retryDelay(attempts: number, random: number): number {
  const longest = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 3 ** (attempts - 1));
  return Math.round(longest * (0.5 + random / 2));
}
