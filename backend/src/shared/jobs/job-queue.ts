import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work';
import { EventBus } from '../events/event-bus';
import type { NewJob, PendingJob } from './job';
import { JobTable } from './job-table';
import { JobWaker } from './job-waker';

interface JobEnqueued extends PendingJob {
  readonly type: 'jobs.enqueued';
}

const MAX_ID_LENGTH = 190;

/** Where work is left that must be done even if this process dies. */
@Injectable()
export class JobQueue {
  constructor(
    private readonly table: JobTable,
    private readonly unitOfWork: UnitOfWork,
    waker: JobWaker,
    events: EventBus,
  ) {
    events.on<JobEnqueued>('jobs.enqueued', (job) => {
      waker.wake(job);
    });
  }

  /**
   * Makes the job with the caller's transaction: after a rollback there is none, after commit it will
   * run. An id that is known, done in the last day or failed is not made again.
   */
  async enqueue(job: NewJob): Promise<void> {
    // MySQL would cut a longer id and take two jobs for one.
    if (job.id.length > MAX_ID_LENGTH) {
      throw new Error(`the id of a job is longer than ${String(MAX_ID_LENGTH)}: ${job.id}`);
    }
    const dueAt = await this.table.insert(job);
    const event: JobEnqueued = { type: 'jobs.enqueued', id: job.id, dueAt: dueAt.getTime() };
    this.unitOfWork.publish(event);
  }

  /** Forgets all jobs whose ids begin so, done ones too; a worker that is at one finishes it. */
  drop(prefix: string): Promise<void> {
    return this.table.remove(prefix);
  }
}
