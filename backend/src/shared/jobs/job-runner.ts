import { randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { withTimeout } from '../deadline';
import { JobPace, LEASE_MS, MAX_ATTEMPTS, type PendingJob, retryDelay } from './job';
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

  /** Runs all that is due; returns when every due job has been begun. */
  async runDue(): Promise<void> {
    while (!this.isStopping()) {
      const room = this.pace.concurrency - this.running.size;
      if (room <= 0) {
        await Promise.race([this.halted, ...[...this.running.values()].map(({ done }) => done)]);
        continue;
      }
      const due = await this.due(room);
      if (due.length === 0) return;
      for (const { id } of due) {
        const job = await this.claim(id);
        if (job) void this.begin(job);
      }
      // SQLite answers without leaving this turn of the event loop; others want theirs.
      await setImmediate();
    }
  }

  /** Runs one job to its end, unless it is not due or somebody else has it. */
  async runOne(id: string): Promise<void> {
    const job = await this.claim(id);
    if (job) await this.begin(job);
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

  private async claim(id: string): Promise<HeldJob | null> {
    if (this.isStopping()) return null;
    const job = await this.table.claim(id, this.handlers.names);
    if (!job || !this.isStopping()) return job;
    await this.giveBack(job);
    return null;
  }

  private begin(job: HeldJob): Promise<void> {
    const control = new AbortController();
    const heartbeat = setInterval(() => void this.renew(job, control), LEASE_MS / 3);
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
      if (job.attempts > MAX_ATTEMPTS) throw new Error('the worker died in every attempt');
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
    if (job.attempts >= MAX_ATTEMPTS) {
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
