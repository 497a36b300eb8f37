import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import { WORKED_PHASES } from '../domain/batch-phase';
import type { BatchTask } from '../domain/batch-task.entity';
import type { FetchedPage, RemoteSource } from '../domain/remote/remote-source';
import type { JudgedRow } from '../domain/row-verdict';
import { batchCrashPoint } from './crash-points';
import { BatchStore } from './ports/batch-store';
import type { RemoteProblem } from './ports/remote-links';
import { WakeWorkerService } from './wake-worker.service';

/** Writes down what a check has found out, together with how far it has come. */
@Injectable()
export class BatchChangesService {
  constructor(
    private readonly store: BatchStore,
    private readonly waking: WakeWorkerService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** False when the check is to end: a member asked for that, or another worker is ahead. */
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
      batchCrashPoint('rows.storing');
      return true;
    });
  }

  /** What is left to be fetched; null when that is nothing, a member asked for an end, or another worker is ahead. */
  async noteFetched(taskId: number, after: number, page: FetchedPage): Promise<RemoteSource | null> {
    let remote: RemoteSource | null = null;
    await this.change(taskId, (task) => {
      const now = this.clock.now();
      if (task.phase === 'uploaded' && task.isAbortAsked) task.abort(now);
      else if (task.noteFetched(page, after, now)) remote = task.file.remote ?? null;
      return Promise.resolve(true);
    });
    return remote;
  }

  /** Services that cannot be reached are asked again later; other failures stay. */
  async noteFetchFailed(taskId: number, code: RemoteProblem): Promise<void> {
    await this.change(taskId, (task) => {
      const now = this.clock.now();
      if (task.phase !== 'uploaded') return Promise.resolve(false);
      if (task.isAbortAsked) task.abort(now);
      else if (code === 'batch.import-unreachable') task.missFetch(code, now);
      else task.fail(code, null, now);
      return Promise.resolve(true);
    });
  }

  /** Has a worker come on with it. */
  async wake(taskId: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const task = await this.store.findById(taskId);
      if (task && WORKED_PHASES.includes(task.phase)) await this.waking.wake(task);
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
