import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { JobQueue } from '../../../shared/jobs/job-queue';
import type { BatchTask } from '../domain/batch-task.entity';

export const WORK_JOB = 'batch.work';

/** Calls a worker to a task. Part of the caller's transaction; what is lost, `BatchUpkeep` finds. */
@Injectable()
export class WakeWorkerService {
  constructor(
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  async wake({ id, externalId, phase }: BatchTask): Promise<void> {
    const occasion = `${externalId}:${phase}:${String(this.clock.now().getTime())}`;
    await this.queue.enqueue({ name: WORK_JOB, id: `${WORK_JOB}:${occasion}`, payload: { taskId: id } });
  }
}
