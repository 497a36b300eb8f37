import { makeAutoObservable, runInAction } from 'mobx';
import { Request } from '../../shared/request';
import type { HoldingsApi, LogEntry, LogPage } from './account.api';

/** The server hands out far more at a time than a browser draws without a pause. */
const STEP = 100;

/** What was done in the group, newest first. */
export class MemberLogStore {
  retentionDays: number | null = null;
  readonly first = new Request<LogPage>();
  readonly older = new Request<LogPage>();
  private q: string | null = null;
  private loaded: readonly LogEntry[] = [];
  private shown = 0;
  private next: number | null = null;
  private readonly api: Pick<HoldingsApi, 'memberLog'>;

  constructor(api: Pick<HoldingsApi, 'memberLog'>) {
    this.api = api;
    makeAutoObservable<this, 'api'>(this, { api: false, first: false, older: false });
  }

  get entries(): readonly LogEntry[] {
    return this.loaded.slice(0, this.shown);
  }

  get view(): 'loading' | 'failed' | 'empty' | 'nothing-found' | 'list' {
    if (this.first.state === 'failed') return 'failed';
    if (this.loaded.length > 0) return 'list';
    if (this.first.state !== 'done') return 'loading';
    return this.q === '' ? 'empty' : 'nothing-found';
  }

  get hasOlder(): boolean {
    return this.shown < this.loaded.length || this.next !== null;
  }

  /** Shows what contains a text; everything for an empty one. */
  show = async (q: string): Promise<void> => {
    if (this.q === q && this.first.state !== 'failed') return;
    this.q = q;
    this.older.reset();
    const page = await this.first.run(() => this.api.memberLog({ q, start: null }));
    if (page === null) return;
    runInAction(() => {
      this.loaded = page.logs;
      this.shown = Math.min(STEP, page.logs.length);
      this.next = page.next;
      this.retentionDays = page.retentionDays;
    });
  };

  retry = (): void => {
    void this.show(this.q ?? '');
  };

  showOlder = async (): Promise<void> => {
    if (this.shown === this.loaded.length) await this.loadOlder();
    runInAction(() => {
      this.shown = Math.min(this.shown + STEP, this.loaded.length);
    });
  };

  private async loadOlder(): Promise<void> {
    const { next, q } = this;
    if (next === null || q === null || this.older.isPending) return;
    const page = await this.older.run(() => this.api.memberLog({ q, start: next }));
    if (page === null) return;
    runInAction(() => {
      this.loaded = [...this.loaded, ...page.logs];
      this.next = page.next;
    });
  }
}
