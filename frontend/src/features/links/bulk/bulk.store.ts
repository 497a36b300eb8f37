import { makeAutoObservable } from 'mobx';
import type { LinkListStore } from '../link-list.store';
import type { LinkOnDomain } from '../../../api/link-name';
import type { BulkAction, BulkApi } from './bulk.api';
import { BulkRun } from './bulk-run.model';

type List = Pick<LinkListStore, 'drop' | 'show' | 'query'>;

/** What is being done with many links of one open list, or was done last. */
export class BulkStore {
  run: BulkRun | null = null;
  private readonly api: BulkApi;
  private readonly list: List;

  constructor(api: BulkApi, list: List) {
    this.api = api;
    this.list = list;
    makeAutoObservable<this, 'api' | 'list'>(this, { api: false, list: false }, { autoBind: true });
  }

  /** Nothing else can be begun meanwhile. */
  get isSending(): boolean {
    return this.run?.state === 'sending';
  }

  hides(name: LinkOnDomain): boolean {
    return this.run?.hides(name) === true;
  }

  /** The server hears of it when the time for undoing is over; what still waits is sent at once. */
  begin(action: BulkAction, names: readonly LinkOnDomain[]): void {
    if (names.length === 0 || this.isSending) return;
    this.sendWaiting(false);
    const run = new BulkRun(this.api, action, names);
    this.run = run;
    run.start(() => this.settle(run));
  }

  undo(): void {
    if (this.run?.undo() === true) this.run = null;
  }

  /** Again with the links of which it was not done. */
  retry(): void {
    const { run } = this;
    if (run?.state !== 'done') return;
    this.begin(
      run.action,
      run.failures.map(({ name }) => name),
    );
  }

  dismiss(): void {
    if (this.run?.state === 'done') this.run = null;
  }

  sendWaiting(isLeaving: boolean): void {
    void this.run?.send(isLeaving);
  }

  private settle(run: BulkRun): void {
    if (run.isLeaving) for (const name of run.doneNames) this.list.drop(name);
    else if (run.doneCount > 0) void this.list.show(this.list.query);
  }
}
