import { makeAutoObservable, runInAction } from 'mobx';
import { Request } from '../../shared/request';
import type { HoldingsApi, LogEntry, LogPage } from './account.api';

/** What was done in the group, newest first. */
export class MemberLogStore {
  q: string | null = null;
  entries: readonly LogEntry[] = [];
  retentionDays: number | null = null;
  readonly first = new Request<LogPage>();
  readonly older = new Request<LogPage>();
  private next: number | null = null;
  private readonly api: Pick<HoldingsApi, 'memberLog'>;

  constructor(api: Pick<HoldingsApi, 'memberLog'>) {
    this.api = api;
    makeAutoObservable<this, 'api'>(this, { api: false, first: false, older: false }, { autoBind: true });
  }

  get view(): 'loading' | 'failed' | 'empty' | 'nothing-found' | 'list' {
    if (this.first.state === 'failed') return 'failed';
    if (this.first.value === null) return 'loading';
    if (this.entries.length > 0) return 'list';
    return this.q === '' ? 'empty' : 'nothing-found';
  }

  get hasOlder(): boolean {
    return this.next !== null;
  }

  /** Shows what contains a text; everything for an empty one. */
  async show(q: string): Promise<void> {
    if (this.q === q && this.first.state !== 'failed') return;
    this.q = q;
    this.older.reset();
    const page = await this.first.run(() => this.api.memberLog({ q, start: null }));
    if (page === null) return;
    runInAction(() => {
      this.entries = page.logs;
      this.next = page.next;
      this.retentionDays = page.retentionDays;
    });
  }

  retry(): void {
    void this.show(this.q ?? '');
  }

  async loadOlder(): Promise<void> {
    const { next, q } = this;
    if (next === null || q === null || this.older.isPending) return;
    const page = await this.older.run(() => this.api.memberLog({ q, start: next }));
    if (page === null) return;
    runInAction(() => {
      this.entries = [...this.entries, ...page.logs];
      this.next = page.next;
    });
  }
}
