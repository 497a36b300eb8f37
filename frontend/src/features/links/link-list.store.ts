import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import type { LinkPage, LinksApi, ListedLink } from './links.api';

export const PAGE_SIZE = 10;

/** The list of one open page of a group's links. */
export class LinkListStore {
  links: readonly ListedLink[] = [];
  /** The server may have more: the last page was full. */
  hasMore = false;
  readonly loading = new Request<LinkPage>();
  private readonly api: LinksApi;
  private next = -1;

  constructor(api: LinksApi) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'next'>(
      this,
      { api: false, next: false, loading: false },
      { autoBind: true },
    );
  }

  get isEmpty(): boolean {
    return this.loading.state === 'done' && this.links.length === 0;
  }

  async loadMore(): Promise<void> {
    if (this.loading.isPending) return;
    const page = await this.loading.run(() => this.api.page(this.next, PAGE_SIZE));
    if (page !== null) this.append(page);
  }

  private append({ links, start }: LinkPage): void {
    this.links = [...this.links, ...links];
    this.hasMore = links.length >= PAGE_SIZE;
    this.next = start;
  }
}
