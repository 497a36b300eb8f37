import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import { WORKED_PHASES } from '../domain/batch-phase';
import { BatchStore } from './ports/batch-store';
import { WakeWorkerService } from './wake-worker.service';

/** A worker notes that it works on a task more often than that. */
const UNTOUCHED_MS = 2 * 60_000;

/** Goes on with tasks whose pause is over, and with those that a crash has left. */
@Injectable()
export class ResumeTasksService {
  constructor(
    private readonly store: BatchStore,
    private readonly waking: WakeWorkerService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async resume(): Promise<void> {
    const now = this.clock.now();
    for (const { id } of await this.store.pausedUntil(now)) {
      await this.unitOfWork.run(async () => {
        const task = await this.store.hold(id);
        if (task?.phase !== 'paused') return;
        task.resume(now);
        await this.store.save(task);
        await this.waking.wake(task);
      });
    }
    const left = await this.store.untouchedSince(new Date(now.getTime() - UNTOUCHED_MS), WORKED_PHASES);
    for (const task of left) await this.unitOfWork.run(() => this.waking.wake(task));
  }
}
