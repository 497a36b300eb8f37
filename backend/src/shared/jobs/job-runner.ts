import { randomInt } from 'node:crypto';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { withTimeout } from '../deadline';
import {
  JOB_LANES,
  type JobLane,
  JobPace,
  JOB_LEASE_MS,
  MAX_JOB_ATTEMPTS,
  type PendingJob,
  PLACES,
  retryDelay,
} from './job';
import { JobHandlers } from './job-handlers';
import { type HeldJob, JobTable } from './job-table';
import { JobWaker } from './job-waker';

interface Attempt {
  readonly done: Promise<void>;
  readonly control: AbortController;
  readonly heartbeat: NodeJS.Timeout;
}

/** Takes jobs from the table and does them, a few at a time. */
@Injectable()
export class JobRunner {
  private readonly logger = new Logger('Jobs');
  private readonly running = new Map<HeldJob, Attempt>();
  private readonly halt = new AbortController();
  private readonly halted = new Promise<void>((resolve) => {
    this.halt.signal.addEventListener('abort', () => {
      resolve();
    });
  });

  constructor(
    private readonly table: JobTable,
    private readonly handlers: JobHandlers,
    private readonly waker: JobWaker,
    private readonly pace: JobPace,
  ) {}

  /** Jobs that this process could begin now. */
  due(limit: number): Promise<PendingJob[]> {
    return this.table.due(this.handlers.names, limit);
  }

  /** Runs all that is due; returns when every due job has been begun, but for those of other lanes that wait for a place. */
  async runDue(): Promise<void> {
    while (!this.isStopping()) {
      let found = 0;
      for (const lane of JOB_LANES) found += await this.beginDue(lane);
      if (found === 0) {
        if (this.roomIn('quick') > 0) return;
        // Other lanes have work meanwhile, however long those that run take.
        await Promise.race([
          this.halted,
          setTimeout(this.pace.pollMs, undefined, { ref: false }),
          ...this.runningIn('quick').map(({ done }) => done),
        ]);
      }
      // SQLite answers without leaving this turn of the event loop; others want theirs.
      await setImmediate();
    }
  }

  /**
   * Runs one job to its end, unless it is not due or another worker has it. Those of other lanes are begun where there is
   * room, and not awaited: the code that hands out jobs has few places.
   */
  async runOne(id: string): Promise<void> {
    const names = JOB_LANES.flatMap((lane) =>
      lane === 'quick' || this.roomIn(lane) > 0 ? this.handlers.namesIn(lane) : [],
    );
    const job = await this.claim(id, names);
    if (!job) return;
    const done = this.begin(job);
    if (this.handlers.laneOf(job.name) === 'quick') await done;
  }

  /** Asks running jobs to end, waits for them, and gives back those that did not. */
  async stop(): Promise<void> {
    this.halt.abort();
    const endings = [...this.running.values()].map(({ done, control }) => {
      control.abort();
      return done;
    });
    await withTimeout(this.pace.timeoutMs, Promise.all(endings)).catch(() => undefined);
    await Promise.all(
      [...this.running].map(([job, { heartbeat }]) => {
        clearInterval(heartbeat);
        return this.giveBack(job);
      }),
    );
  }

  private isStopping(): boolean {
    return this.halt.signal.aborted;
  }

  /** How many were due, whichever worker got them. */
  private async beginDue(lane: JobLane): Promise<number> {
    const room = this.roomIn(lane);
    const names = this.handlers.namesIn(lane);
    const due = room > 0 && !this.isStopping() ? await this.table.due(names, room) : [];
    for (const { id } of due) {
      const job = await this.claim(id, names);
      if (job) void this.begin(job);
    }
    return due.length;
  }

  private roomIn(lane: JobLane): number {
    const places = lane === 'quick' ? this.pace.concurrency : PLACES[lane];
    return places - this.runningIn(lane).length;
  }

  private runningIn(lane: JobLane): readonly Attempt[] {
    return [...this.running].flatMap(([job, attempt]) =>
      this.handlers.laneOf(job.name) === lane ? [attempt] : [],
    );
  }

  private async claim(id: string, names: readonly string[]): Promise<HeldJob | null> {
    if (this.isStopping() || names.length === 0) return null;
    const job = await this.table.claim(id, names);
    if (!job || !this.isStopping()) return job;
    await this.giveBack(job);
    return null;
  }

  private begin(job: HeldJob): Promise<void> {
    const control = new AbortController();
    const heartbeat = setInterval(() => void this.renew(job, control), JOB_LEASE_MS / 3);
    const done = this.attempt(job, control.signal)
      .catch((error: unknown) => {
        // The lease ends by itself and the job runs again.
        this.logger.error({ err: error, job: job.id }, 'the end of a job could not be recorded');
      })
      .finally(() => {
        clearInterval(heartbeat);
        this.running.delete(job);
      });
    this.running.set(job, { done, control, heartbeat });
    return done;
  }

  private async attempt(job: HeldJob, signal: AbortSignal): Promise<void> {
    try {
      // A job that kills its worker leaves no error behind; it must not go on killing for ever.
      if (job.attempts > MAX_JOB_ATTEMPTS) throw new Error('the worker died in every attempt');
      const run = { id: job.id, attempt: job.attempts, signal };
      await this.handlers.find(job.name)(JSON.parse(job.payload) as never, run);
    } catch (error) {
      await this.settle(job, error);
      return;
    }
    await this.table.finish(job);
  }

  private async settle(job: HeldJob, error: unknown): Promise<void> {
    if (this.isStopping()) {
      await this.giveBack(job);
      return;
    }
    const text = (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, 2_000);
    if (job.attempts >= MAX_JOB_ATTEMPTS) {
      this.logger.error({ err: error, job: job.id }, 'a job failed for good');
      await this.table.fail(job, text);
      return;
    }
    const delay = retryDelay(job.attempts, randomInt(1_000) / 1_000);
    this.logger.warn(
      { err: error, job: job.id, attempt: job.attempts },
      'a job failed and will be tried again',
    );
    const dueAt = await this.table.retry(job, text, delay);
    if (dueAt) this.waker.wake({ id: job.id, dueAt: dueAt.getTime() });
  }

  private async giveBack(job: HeldJob): Promise<void> {
    const dueAt = await this.table.giveBack(job);
    if (dueAt) this.waker.wake({ id: job.id, dueAt: dueAt.getTime() });
  }

  private async renew(job: HeldJob, control: AbortController): Promise<void> {
    try {
      if (await this.table.renew(job)) return;
      clearInterval(this.running.get(job)?.heartbeat);
      control.abort();
    } catch (error) {
      this.logger.warn({ err: error, job: job.id }, 'a lease could not be renewed');
    }
  }
}
