import { makeAutoObservable, runInAction } from 'mobx';
import { Request } from '../../shared/request';
import type { LoadLog, LogEntry, LogPage, LogQuestion } from './log-entry';

/** The server hands out far more at a time than a browser draws without a pause. */
const STEP = 100;

const isSame = (one: LogQuestion, other: LogQuestion | null): boolean =>
  one.q === other?.q && one.userId === other.userId;

/** What was done in a group, newest first. */
export class LogStore {
  retentionDays: number | null = null;
  readonly first = new Request<LogPage>();
  readonly older = new Request<LogPage>();
  private question: LogQuestion | null = null;
  private loaded: readonly LogEntry[] = [];
  private shown = 0;
  private next: number | null = null;
  private readonly load: LoadLog;

  constructor(load: LoadLog) {
    this.load = load;
    makeAutoObservable<this, 'load'>(this, { load: false, first: false, older: false });
  }

  get entries(): readonly LogEntry[] {
    return this.loaded.slice(0, this.shown);
  }

  get view(): 'loading' | 'failed' | 'empty' | 'nothing-found' | 'list' {
    if (this.first.state === 'failed') return 'failed';
    if (this.loaded.length > 0) return 'list';
    if (this.first.state !== 'done') return 'loading';
    return this.question?.q === '' && this.question.userId === null ? 'empty' : 'nothing-found';
  }

  get hasOlder(): boolean {
    return this.shown < this.loaded.length || this.next !== null;
  }

  show = async (question: LogQuestion): Promise<void> => {
    if (isSame(question, this.question) && this.first.state !== 'failed') return;
    this.question = question;
    this.older.reset();
    const page = await this.first.run(() => this.load({ ...question, start: null }));
    if (page === null) return;
    runInAction(() => {
      this.loaded = page.logs;
      this.shown = Math.min(STEP, page.logs.length);
      this.next = page.next;
      this.retentionDays = page.retentionDays;
    });
  };

  retry = (): void => {
    if (this.question !== null) void this.show(this.question);
  };

  showOlder = async (): Promise<void> => {
    if (this.shown === this.loaded.length) await this.loadOlder();
    runInAction(() => {
      this.shown = Math.min(this.shown + STEP, this.loaded.length);
    });
  };

  private async loadOlder(): Promise<void> {
    const { next, question } = this;
    if (next === null || question === null || this.older.isPending) return;
    const page = await this.older.run(() => this.load({ ...question, start: next }));
    if (page === null) return;
    runInAction(() => {
      this.loaded = [...this.loaded, ...page.logs];
      this.next = page.next;
    });
  }
}
