import { makeAutoObservable, runInAction } from 'mobx';
import { Request } from '../../shared/request';
import type {
  BatchApi,
  BatchLanguage,
  BatchOverview,
  BatchTask,
  ResultFormat,
  UnlockOrder,
} from './batch.api';
import { type Reading, secondsLeft } from './pace';
import { hasRows, isWorked, progressOf } from './task-state';

/** One file of links while it is checked, run and looked at. */
export class BatchTaskStore {
  readonly request = new Request<BatchTask>();
  readonly overview = new Request<BatchOverview>();
  /** What a member asks of it: to run, to stop, to undo. */
  readonly changing = new Request<BatchTask>();
  readonly exporting = new Request<Blob>();
  private first: Reading | null = null;
  private last: Reading | null = null;
  private readonly api: BatchApi;
  private readonly externalId: string;

  constructor(api: BatchApi, externalId: string) {
    this.api = api;
    this.externalId = externalId;
    makeAutoObservable<this, 'api' | 'externalId'>(
      this,
      {
        ...{ api: false, externalId: false },
        ...{ request: false, overview: false, changing: false, exporting: false },
      },
      { autoBind: true },
    );
  }

  get task(): BatchTask | null {
    return this.request.value;
  }

  /** Whether there is news to come. */
  get isAwaited(): boolean {
    return this.task !== null && isWorked(this.task);
  }

  /** How long its run still takes; null while that cannot be told. */
  get secondsLeft(): number | null {
    const { first, last, task } = this;
    const progress = task && progressOf(task);
    return first && last && progress ? secondsLeft(first, last, progress.of) : null;
  }

  /** Whether the server has answered. */
  load = async (): Promise<boolean> => {
    const task = await this.request.run(() => this.api.show(this.externalId));
    if (task === null) return false;
    this.note(task);
    if (hasRows(task)) await this.loadOverview();
    return true;
  };

  loadOverview = async (): Promise<void> => {
    await this.overview.run(() => this.api.overview(this.externalId));
  };

  run = (): Promise<boolean> => this.change(() => this.api.run(this.externalId));

  abort = (): Promise<boolean> => this.change(() => this.api.abort(this.externalId));

  undo = (): Promise<boolean> => this.change(() => this.api.undo(this.externalId));

  unlock = (): Promise<UnlockOrder> => this.api.unlock(this.externalId);

  results(format: ResultFormat, lang: BatchLanguage): Promise<Blob | null> {
    return this.exporting.run(() => this.api.results(this.externalId, format, lang));
  }

  private async change(call: () => Promise<BatchTask>): Promise<boolean> {
    if (this.changing.isPending) return false;
    const isDone = (await this.changing.run(call)) !== null;
    // Also where it was refused: another member may have been faster.
    await this.load();
    return isDone;
  }

  private note(task: BatchTask): void {
    const progress = progressOf(task);
    runInAction(() => {
      this.last = progress && { rows: progress.done, at: Date.now() };
      // From when it went on: it may have waited for a day before.
      const hasMoved = this.first !== null && this.last !== null && this.last.rows > this.first.rows;
      if (!hasMoved) this.first = this.last;
    });
  }
}
