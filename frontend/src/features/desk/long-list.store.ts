import { makeAutoObservable, runInAction } from 'mobx';
import { Request } from '../../shared/request';

/** Part of a list; `start` is where the next one begins, null at the end. */
export interface ListPart<T> {
  readonly items: readonly T[];
  readonly start: string | null;
}

/** A list that comes part by part. */
export class LongListStore<T> {
  items: readonly T[] = [];
  readonly first = new Request<ListPart<T>>();
  readonly more = new Request<ListPart<T>>();
  private next: string | null = null;
  private readonly ask: (start: string | null) => Promise<ListPart<T>>;

  constructor(ask: (start: string | null) => Promise<ListPart<T>>) {
    this.ask = ask;
    makeAutoObservable<this, 'ask'>(this, { first: false, more: false, ask: false }, { autoBind: true });
  }

  get hasMore(): boolean {
    return this.next !== null;
  }

  async load(): Promise<void> {
    this.more.reset();
    const part = await this.first.run(() => this.ask(null));
    if (part !== null) this.take(part, []);
  }

  async showMore(): Promise<void> {
    const { next } = this;
    if (next === null || this.more.isPending) return;
    const part = await this.more.run(() => this.ask(next));
    if (part !== null) this.take(part, this.items);
  }

  /** Without those that are something else now. */
  keep(isKept: (item: T) => boolean): void {
    this.items = this.items.filter(isKept);
  }

  private take({ items, start }: ListPart<T>, before: readonly T[]): void {
    runInAction(() => {
      this.items = [...before, ...items];
      this.next = start;
    });
  }
}
