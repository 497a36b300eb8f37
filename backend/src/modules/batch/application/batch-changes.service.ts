import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import type { BatchTask } from '../domain/batch-task.entity';
import type { JudgedRow } from '../domain/row-verdict';
import { crashPoint } from './crash-points';
import { BatchStore } from './ports/batch-store';

/** Writes down what a check has found out, together with how far it has come. */
@Injectable()
export class BatchChanges {
  constructor(
    private readonly store: BatchStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** False when the check is to end: somebody asked for that, or another worker is ahead. */
  noteJudged(taskId: number, rows: readonly JudgedRow[], after: number): Promise<boolean> {
    return this.change(taskId, async (task) => {
      const now = this.clock.now();
      if (task.isAbortAsked) {
        task.abort(now);
        return false;
      }
      const verdicts = rows.map(({ verdict }) => verdict);
      if (!task.noteJudged(verdicts, after, now)) return false;
      await this.store.addRows(taskId, rows);
      crashPoint('rows.storing');
      return true;
    });
  }

  async endCheck(taskId: number): Promise<void> {
    await this.change(taskId, (task) => {
      if (task.isAbortAsked) task.abort(this.clock.now());
      else if (task.rows === 0) task.fail('batch.file-empty', null, this.clock.now());
      else task.endCheck(this.clock.now());
      return Promise.resolve(true);
    });
  }

  async fail(taskId: number, code: string, row: number | null): Promise<void> {
    await this.change(taskId, (task) => {
      task.fail(code, row, this.clock.now());
      return Promise.resolve(true);
    });
  }

  private change(taskId: number, work: (task: BatchTask) => Promise<boolean>): Promise<boolean> {
    return this.unitOfWork.runRepeatable(async () => {
      const task = await this.store.hold(taskId);
      if (!task) return false;
      const goesOn = await work(task);
      await this.store.save(task);
      return goesOn;
    });
  }
}
