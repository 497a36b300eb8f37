import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../shared/jobs/job-handlers';
import { RecurringJobs } from '../../../shared/jobs/recurring-jobs';
import { ForgetRowsService } from './forget-rows.service';
import { ResumeTasksService } from './resume-tasks.service';
import { WORK_JOB } from './wake-worker.service';
import { WorkOnTaskService } from './work-on-task.service';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Works on tasks, goes on with those that were left, and forgets the rows of old ones. */
@Injectable()
export class BatchUpkeep implements OnModuleInit {
  constructor(
    private readonly working: WorkOnTaskService,
    private readonly resuming: ResumeTasksService,
    private readonly forgetting: ForgetRowsService,
    private readonly handlers: JobHandlers,
    private readonly recurring: RecurringJobs,
  ) {}

  onModuleInit(): void {
    const work = ({ taskId }: { readonly taskId: number }, { signal }: { readonly signal: AbortSignal }) =>
      this.working.work(taskId, signal);
    this.handlers.register(WORK_JOB, work, 'long');
    this.recurring.every('batch.resume', MINUTE_MS, () => this.resuming.resume());
    this.recurring.every('batch.forget-rows', HOUR_MS, ({ signal }) => this.forgetting.forgetOld(signal));
  }
}
