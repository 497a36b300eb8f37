import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import { UnusedLinksService } from '../../links';
import type { BatchTask } from '../domain/batch-task.entity';
import { BatchStore } from './ports/batch-store';

const ROWS_AT_ONCE = 200;

/** Puts those links of a task that have no clicks into the trash bin, some at a time. */
@Injectable()
export class UndoTaskService {
  constructor(
    private readonly store: BatchStore,
    private readonly links: UnusedLinksService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async undo({ id }: BatchTask, signal: AbortSignal): Promise<void> {
    while (await this.unitOfWork.runRepeatable(() => this.next(id))) signal.throwIfAborted();
  }

  /** Whether there may be more. */
  private async next(taskId: number): Promise<boolean> {
    const task = await this.store.hold(taskId);
    if (task?.phase !== 'undoing') return false;
    const rows = await this.store.rowsAfter(taskId, task.rowsUndone, ROWS_AT_ONCE);
    if (rows.length === 0) task.endUndo(this.clock.now());
    else {
      const made = rows.flatMap(({ n, outcome }) =>
        outcome?.result === 'created' && outcome.linkId !== null ? [{ n, linkId: outcome.linkId }] : [],
      );
      const trashed = await this.links.trash(
        task.groupId,
        made.map(({ linkId }) => linkId),
      );
      const isUndone = ({ linkId }: { readonly linkId: number }): boolean => trashed.has(linkId);
      const undone = made.filter(isUndone).map(({ n }) => n);
      const kept = made.filter((each) => !isUndone(each)).map(({ n }) => n);
      await this.store.changeResults(taskId, undone, 'undone');
      await this.store.changeResults(taskId, kept, 'kept');
      task.noteUndone(rows.length, undone.length, this.clock.now());
    }
    await this.store.save(task);
    return rows.length > 0;
  }
}
