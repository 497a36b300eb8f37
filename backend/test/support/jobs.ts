import { ProcessSettings } from '../../src/config/settings';
import { UnitOfWork } from '../../src/shared/database/unit-of-work';
import { Clock } from '../../src/shared/domain/clock';
import { EventBus } from '../../src/shared/events/event-bus';
import { JobPace } from '../../src/shared/jobs/job';
import { JobHandlers } from '../../src/shared/jobs/job-handlers';
import { JobQueue } from '../../src/shared/jobs/job-queue';
import { JobRunner } from '../../src/shared/jobs/job-runner';
import { JobTable } from '../../src/shared/jobs/job-table';
import { type JobWaker, LocalWaker } from '../../src/shared/jobs/job-waker';
import { JobWorker } from '../../src/shared/jobs/job-worker';
import { RecurringJobs } from '../../src/shared/jobs/recurring-jobs';
import { RecurringTrigger } from '../../src/shared/jobs/recurring-trigger';
import type { TestEngine } from './database';

/** Goes with the machine's clock; `advance` puts it forward. */
export class MovableClock extends Clock {
  private ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  advance(ms: number): void {
    this.ahead += ms;
  }
}

const QUICK = new JobPace(20, 100, 50);

/** All that one process has to do with jobs, on a database that others may use too. */
export class JobProcess {
  readonly unitOfWork: UnitOfWork;
  readonly handlers = new JobHandlers();
  readonly table: JobTable;
  readonly queue: JobQueue;
  readonly runner: JobRunner;
  readonly recurring: RecurringJobs;
  private readonly worker: JobWorker;
  private readonly trigger: RecurringTrigger;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    engine: TestEngine,
    clock: Clock,
    waker: JobWaker = new LocalWaker(QUICK.pollMs),
    private readonly pace = QUICK,
  ) {
    const events = new EventBus();
    this.unitOfWork = new UnitOfWork(engine.dataSource, events);
    this.table = new JobTable(this.unitOfWork, clock);
    this.queue = new JobQueue(this.table, this.unitOfWork, waker, events);
    this.runner = new JobRunner(this.table, this.handlers, waker, pace);
    this.recurring = new RecurringJobs(this.queue, this.table, this.handlers, clock);
    const settings = new ProcessSettings('all', 'process', 0, 'silent');
    this.worker = new JobWorker(settings, this.runner, waker, pace);
    this.trigger = new RecurringTrigger(settings, this.recurring);
  }

  start(): void {
    this.worker.onApplicationBootstrap();
    this.trigger.onApplicationBootstrap();
    // The scheduler stands still without an application.
    this.timer = setInterval(() => void this.trigger.trigger(), this.pace.pollMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.trigger.beforeApplicationShutdown();
    await this.worker.beforeApplicationShutdown();
  }
}

export interface JobRow {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly holder: string | null;
  readonly error: string | null;
}

export async function jobRow(engine: TestEngine, id: string): Promise<JobRow | undefined> {
  const rows: JobRow[] = await engine.dataSource.query(
    'SELECT id, state, attempts, holder, error FROM jobs WHERE id = ?',
    [id],
  );
  return rows[0];
}
