import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { JobRun } from '../../../../shared/jobs/job';
import { JobHandlers } from '../../../../shared/jobs/job-handlers';
import { JobQueue } from '../../../../shared/jobs/job-queue';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { LinkIndex } from '../../core/application/ports/link-index';

const JOB = 'links.index';
const HOUR_MS = 3_600_000;
/** Links in one transaction: others wait for it. */
const AT_ONCE = 200;

/** Lets links be found that came many at a time, soon after they came. */
@Injectable()
export class IndexLinks implements OnModuleInit {
  private isRunning = false;
  private isMoreWaiting = false;

  constructor(
    private readonly index: LinkIndex,
    private readonly unitOfWork: UnitOfWork,
    private readonly queue: JobQueue,
    private readonly handlers: JobHandlers,
    private readonly recurring: RecurringJobs,
  ) {}

  onModuleInit(): void {
    this.handlers.register(JOB, (_: null, run) => this.catchUp(run));
    // Also for links that are older than the index, and for what a failed job has left.
    this.recurring.every(`${JOB}-rest`, HOUR_MS, (run) => this.catchUp(run));
  }

  /** Part of the caller's unit of work. */
  async soon(linkIds: readonly number[]): Promise<void> {
    const [first] = linkIds;
    if (first === undefined) return;
    await this.index.postpone(linkIds);
    await this.queue.enqueue({ name: JOB, id: `${JOB}:${String(first)}`, payload: null });
  }

  /** One run of a process catches up with all that waits; two would hold the same links and wait for each other. */
  private async catchUp({ signal }: JobRun): Promise<void> {
    this.isMoreWaiting = true;
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      while (this.isMoreWaiting) {
        signal.throwIfAborted();
        this.isMoreWaiting = false;
        if (await this.unitOfWork.run(() => this.index.catchUp(AT_ONCE))) this.isMoreWaiting = true;
      }
    } finally {
      this.isRunning = false;
    }
  }
}
