import { makeAutoObservable } from 'mobx';
import { Request } from '../../shared/request';
import { type Destination, LinkMove } from './link-move.model';
import type { LinkPage, LinksApi, ListedLink } from './links.api';

export const PAGE_SIZE = 10;

/** The list of one open page of a group's links. */
export class LinkListStore {
  links: readonly ListedLink[] = [];
  /** Links that have just left for another group, by their slug; they keep their place for a while. */
  readonly moves = new Map<string, LinkMove>();
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
    return this.loading.state === 'done' && this.links.length === 0 && !this.hasMore;
  }

  async loadMore(): Promise<void> {
    if (this.loading.isPending) return;
    const page = await this.loading.run(() => this.api.page(this.next, PAGE_SIZE));
    if (page !== null) this.append(page);
  }

  noteMove(encodeId: string, destination: Destination): void {
    this.moves.set(encodeId, new LinkMove(this.api, encodeId, destination));
  }

  noteTags(encodeId: string, tags: ListedLink['tags']): void {
    this.links = this.links.map((link) => (link.encodeId === encodeId ? { ...link, tags } : link));
  }

  /** The place of a link that has left is cleared. */
  drop(encodeId: string): void {
    this.moves.delete(encodeId);
    this.links = this.links.filter((link) => link.encodeId !== encodeId);
    if (this.links.length === 0 && this.hasMore) void this.loadMore();
  }

  /** Whether the link is back. */
  async undo(encodeId: string): Promise<boolean> {
    const isBack = (await this.moves.get(encodeId)?.undo()) === true;
    if (isBack) this.forgetMove(encodeId);
    return isBack;
  }

  private forgetMove(encodeId: string): void {
    this.moves.delete(encodeId);
  }

  private append({ links, start }: LinkPage): void {
    this.links = [...this.links, ...links];
    this.hasMore = links.length >= PAGE_SIZE;
    this.next = start;
  }
}
