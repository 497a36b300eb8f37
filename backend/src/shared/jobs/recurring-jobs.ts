import { Injectable } from '@nestjs/common';
import { Clock } from '../domain/clock';
import type { JobLane, JobRun } from './job';
import { JobHandlers } from './job-handlers';
import { JobQueue } from './job-queue';
import { JobTable } from './job-table';

interface Recurring {
  readonly name: string;
  readonly intervalMs: number;
  /** The last period that this process has dealt with. */
  period: number;
}

/** Done rows keep their ids for a day; a longer period could run twice. */
const MAX_INTERVAL_MS = 24 * 3_600_000;

/** Work that comes back. Each period is one job with an id of its own, so several workers run it once. */
@Injectable()
export class RecurringJobs {
  private readonly all: Recurring[] = [];

  constructor(
    private readonly queue: JobQueue,
    private readonly table: JobTable,
    private readonly handlers: JobHandlers,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs the handler once in each period of this length (UTC, at most a day), also in the one that is
   * running at start. A period is left out while the job of an earlier one has not ended.
   */
  every(
    name: string,
    intervalMs: number,
    handler: (run: JobRun) => Promise<void>,
    lane: JobLane = 'quick',
  ): void {
    if (intervalMs < 1 || intervalMs > MAX_INTERVAL_MS) {
      throw new RangeError(`${name} recurs in 1 ms to 24 h`);
    }
    this.handlers.register(name, (_: unknown, run) => handler(run), lane);
    this.all.push({ name, intervalMs, period: -1 });
  }

  /** Makes the jobs of periods that have begun. */
  async enqueueDue(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const recurring of this.all) {
      const { name, intervalMs } = recurring;
      const period = Math.floor(now / intervalMs);
      if (period === recurring.period) continue;
      if (!(await this.table.hasOpen(name))) {
        const start = new Date(period * intervalMs).toISOString();
        await this.queue.enqueue({ name, id: `${name}:${start}`, payload: null });
      }
      recurring.period = period;
    }
  }
}
