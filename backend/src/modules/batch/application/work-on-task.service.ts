import { Injectable } from '@nestjs/common';
import type { BatchPhase } from '../domain/batch-phase';
import type { BatchTask } from '../domain/batch-task.entity';
import { CheckTaskService } from './check-task.service';
import { FetchLinksService } from './fetch-links.service';
import { BatchStore } from './ports/batch-store';
import { TableFiles } from './ports/table-files';
import { RunTaskService } from './run-task.service';
import { UndoTaskService } from './undo-task.service';

/** The file is being read. */
const READ_PHASES: readonly BatchPhase[] = ['uploaded', 'checking'];

/** Comes on with a task as far as it goes without its owner. */
@Injectable()
export class WorkOnTaskService {
  constructor(
    private readonly store: BatchStore,
    private readonly files: TableFiles,
    private readonly fetching: FetchLinksService,
    private readonly checking: CheckTaskService,
    private readonly running: RunTaskService,
    private readonly undoing: UndoTaskService,
  ) {}

  async work(taskId: number, signal: AbortSignal): Promise<void> {
    const task = await this.store.findById(taskId);
    if (!task) return;
    await this.step(task, signal);
    await this.removeFile(task);
  }

  /** Once its rows are stored, or never will be, so that many files do not fill the disk. */
  private async removeFile({ id, file }: BatchTask): Promise<void> {
    const task = await this.store.findById(id);
    if (task && !READ_PHASES.includes(task.phase)) await this.files.remove(file.name);
  }

  private async step(task: BatchTask, signal: AbortSignal): Promise<void> {
    switch (task.phase) {
      case 'uploaded':
      case 'checking':
        return task.file.remote ? this.fetching.fetch(task, signal) : this.checking.check(task, signal);
      case 'running':
        return this.running.run(task, signal);
      case 'undoing':
        return this.undoing.undo(task, signal);
      default:
        return undefined;
    }
  }
}
