import { makeAutoObservable, runInAction } from 'mobx';
import { Request } from '../../shared/request';
import type { AbuseCase, CasePage, CasesApi, CaseState } from './cases.api';

/** Reported links in one state, page by page. */
export class CasesStore {
  cases: readonly AbuseCase[] = [];
  /** All cases that were not looked at; null before that is known. */
  open: number | null = null;
  readonly first = new Request<CasePage>();
  readonly more = new Request<CasePage>();
  private state: CaseState = 'open';
  private next = -1;
  private readonly api: Pick<CasesApi, 'page'>;

  constructor(api: Pick<CasesApi, 'page'>) {
    this.api = api;
    makeAutoObservable<this, 'api'>(this, { first: false, more: false, api: false }, { autoBind: true });
  }

  get hasMore(): boolean {
    return this.next !== -1;
  }

  async show(state: CaseState): Promise<void> {
    if (state !== this.state) this.first.reset();
    this.state = state;
    this.more.reset();
    const page = await this.first.run(() => this.api.page(state, -1));
    if (page !== null) this.take(page, []);
  }

  retry(): void {
    void this.show(this.state);
  }

  async showMore(): Promise<void> {
    const { next, state } = this;
    if (next === -1 || this.more.isPending) return;
    const page = await this.more.run(() => this.api.page(state, next));
    if (page !== null) this.take(page, this.cases);
  }

  private take({ cases, start, open }: CasePage, before: readonly AbuseCase[]): void {
    runInAction(() => {
      this.cases = [...before, ...cases];
      this.next = start;
      this.open = open;
    });
  }
}
