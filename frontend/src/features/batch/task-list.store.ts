import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { BatchApi, BatchTasks } from './batch.api';
import { isWorked, inOrder } from './task-state';

/** The files of the group acted in. */
export class TaskListStore {
  readonly request = new Request<BatchTasks>();
  private readonly api: Pick<BatchApi, 'tasks'>;

  constructor(api: Pick<BatchApi, 'tasks'>) {
    this.api = api;
    makeAutoObservable<this, 'api'>(this, { api: false, request: false }, { autoBind: true });
  }

  /** Whether there is news to come of some. */
  get isAwaited(): boolean {
    return this.request.value !== null && inOrder(this.request.value).some(isWorked);
  }

  /** Whether the server has answered. */
  load = async (): Promise<boolean> => (await this.request.run(() => this.api.tasks())) !== null;
}
