import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { TooManyRowsKept, TooManyTasks } from '../domain/batch.errors';
import { type BatchPhase, WORKED_PHASES } from '../domain/batch-phase';
import type { BatchTask } from '../domain/batch-task.entity';
import { BatchStore } from './ports/batch-store';
import { WakeWorkerService } from './wake-worker.service';

/** Tasks of a group that a worker has to do with, now or tomorrow. */
const MAX_BUSY = 20;
const BUSY: readonly BatchPhase[] = [...WORKED_PHASES, 'paused'];
/** Of all tasks of a group: thirty of the largest files. */
const MAX_KEPT_ROWS = 3_000_000;

/** Keeps a new task, and has a worker come on with it. */
@Injectable()
export class AddTaskService {
  constructor(
    private readonly store: BatchStore,
    private readonly waking: WakeWorkerService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Throws `TooManyTasks`, `TooManyRowsKept`. */
  async add(task: BatchTask): Promise<BatchTask> {
    await this.unitOfWork.run(async () => {
      if ((await this.store.countIn(task.groupId, BUSY)) >= MAX_BUSY) throw new TooManyTasks(MAX_BUSY);
      if ((await this.store.rowsKeptOf(task.groupId)) >= MAX_KEPT_ROWS) throw new TooManyRowsKept();
      await this.store.add(task);
      await this.waking.wake(task);
    });
    return task;
  }
}
