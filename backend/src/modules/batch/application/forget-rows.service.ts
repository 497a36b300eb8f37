import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import type { BatchTask } from '../domain/batch-task.entity';
import { BatchStore } from './ports/batch-store';
import { TableFiles } from './ports/table-files';
import { UnusedUnlockService } from './unused-unlock.service';

const DAY_MS = 24 * 3_600_000;
const RETENTION_MS = 30 * DAY_MS;
const TASKS_AT_ONCE = 20;

/** Forgets the rows of tasks, and files that belong to none. */
@Injectable()
export class ForgetRowsService {
  constructor(
    private readonly store: BatchStore,
    private readonly files: TableFiles,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly unlock: UnusedUnlockService,
  ) {}

  /** Rows are kept for 30 days; the counts stay. */
  async forgetOld(signal: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    while (!signal.aborted) {
      const old = await this.store.madeBefore(before, TASKS_AT_ONCE);
      if (old.length === 0) break;
      for (const task of old) await this.forget(task);
    }
    await this.files.removeBefore(before);
  }

  /** A few at a time, as others wait for it. */
  async forget({ id, file }: BatchTask): Promise<void> {
    await this.unitOfWork.run(async () => {
      const task = await this.store.hold(id);
      if (!task) return;
      task.purge(this.clock.now());
      await this.unlock.giveBack(task);
      await this.store.save(task);
    });
    await this.files.remove(file.name);
    while (await this.unitOfWork.run(() => this.store.removeSomeRows(id))) await setImmediate();
  }
}
