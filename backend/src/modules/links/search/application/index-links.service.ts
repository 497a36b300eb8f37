import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { JobRun } from '../../../../shared/jobs/job';
import { JobHandlers } from '../../../../shared/jobs/job-handlers';
import { JobQueue } from '../../../../shared/jobs/job-queue';
import { RecurringJobs } from '../../../../shared/jobs/recurring-jobs';
import { LinkIndex } from '../../core/application/ports/link-index';
import type { Link } from '../../core/domain/link.entity';

const JOB = 'links.index';
const HOUR_MS = 3_600_000;
/** So few are found as soon as they are made; more would keep their maker waiting. */
const FEW = 10;
/** Links in one transaction: others wait for it. */
const AT_ONCE = 200;

/** Lets new links be found: a few at once, many soon after they came. */
@Injectable()
export class IndexLinksService implements OnModuleInit {
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

  /** New ones; part of the caller's unit of work. */
  async add(links: readonly Link[]): Promise<void> {
    const [first] = links;
    if (!first) return;
    if (links.length <= FEW) return this.index.add(links);
    await this.index.postpone(links.map(({ id }) => id));
    await this.queue.enqueue({ name: JOB, id: `${JOB}:${String(first.id)}`, payload: null });
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
