import { setTimeout as pause } from 'node:timers/promises';
import type { PendingJob } from './job';

/** Lets the worker of this process rest until it is called or its time is over. */
export class Signal {
  private raised = false;
  private end: AbortController | undefined;

  raise(): void {
    this.raised = true;
    this.end?.abort();
  }

  /** True when it was raised, also before. */
  async rest(ms: number): Promise<boolean> {
    this.end = new AbortController();
    if (!this.raised) await pause(ms, undefined, { signal: this.end.signal }).catch(() => undefined);
    const { raised } = this;
    this.raised = false;
    return raised;
  }
}

/** Tells workers that there is work. It may forget: the table is asked again and again anyway. */
export abstract class JobWaker {
  /** Calls the worker of this process. */
  readonly signal = new Signal();
  /** Milliseconds between two looks into the table. */
  abstract readonly restMs: number;

  /** Called after the job's transaction committed; neither waits nor throws. */
  abstract wake(job: PendingJob): void;

  /** Hands due jobs to whichever worker is free; false when this process has to run them itself. */
  abstract deliver(jobs: readonly PendingJob[]): Promise<boolean>;

  /** From now on jobs handed out may come to `run`. */
  abstract begin(run: (id: string) => Promise<void>): void;

  /** No more jobs come to `run`. */
  abstract end(): Promise<void>;
}

/** Without Redis: the worker of this process is called at once, those of others find the row when they look. */
export class LocalWaker extends JobWaker {
  constructor(readonly restMs: number) {
    super();
  }

  wake(): void {
    this.signal.raise();
  }

  deliver(): Promise<boolean> {
    return Promise.resolve(false);
  }

  begin(): void {
    this.signal.raise();
  }

  end(): Promise<void> {
    return Promise.resolve();
  }
}
