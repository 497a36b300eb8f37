import { makeAutoObservable, runInAction } from 'mobx';
import { apiErrorOf } from '../../api/api-error';
import { Request } from '../../shared/request';
import { linkKeyOf } from './bulk/bulk-parts';
import { type Destination, LinkMove } from './link-move.model';
import type { LinkListApi, LinkPage, LinkQuery, Start, Total } from './list/list.api';
import type { LinkOnDomain } from '../../api/link-name';
import type { LinksApi, ListedLink } from './links.api';

export const PAGE_SIZE = 25;
/** The server gives no more at once. */
const MAX_PAGE_SIZE = 100;
/** A page may be empty though others follow: so many are asked for in a row before the reader has to ask again. */
const MAX_EMPTY = 10;

const EVERYTHING: LinkQuery = { tab: 'links', sort: 'newest', filters: [] };

/** The list of one open page of a group's links. */
export class LinkListStore {
  links: readonly ListedLink[] = [];
  /** What the links shown were asked for with. */
  query: LinkQuery = EVERYTHING;
  /** How many there are; null until that is known. */
  total: Total | null = null;
  /** Links that have just left for another group, by their name; they keep their place for a while. */
  private readonly moves = new Map<string, LinkMove>();
  /** Why a star could not be changed, by the link's name, as a code. */
  private readonly starFailures = new Map<string, string>();
  /** The server may have more. */
  hasMore = false;
  readonly loading = new Request<LinkPage>();
  private readonly api: LinkListApi;
  private readonly linksApi: Pick<LinksApi, 'giveBack'>;
  private next: Start = -1;

  constructor(api: LinkListApi, linksApi: Pick<LinksApi, 'giveBack'>) {
    this.api = api;
    this.linksApi = linksApi;
    makeAutoObservable<this, 'api' | 'linksApi' | 'next'>(
      this,
      { api: false, linksApi: false, next: false, loading: false, query: false },
      { autoBind: true },
    );
  }

  get isEmpty(): boolean {
    return this.loading.state === 'done' && this.links.length === 0 && !this.hasMore;
  }

  /** Begins anew with what is asked for; what was shown stays until its answer is there. */
  async show(query: LinkQuery): Promise<void> {
    this.next = -1;
    this.query = query;
    await this.load();
  }

  /** Asks again for as many links as there are, which stay until the answer is there. */
  async refresh(): Promise<void> {
    const { query, links } = this;
    const page = await this.loading.run(() => this.askAll(query, Math.max(links.length, PAGE_SIZE)));
    if (page !== null) this.take(page, true);
  }

  async loadMore(): Promise<void> {
    if (!this.loading.isPending) await this.load();
  }

  /** Where the link has just gone, if it has. */
  moveOf(link: LinkOnDomain): LinkMove | null {
    return this.moves.get(linkKeyOf(link)) ?? null;
  }

  starFailureOf(link: LinkOnDomain): string | null {
    return this.starFailures.get(linkKeyOf(link)) ?? null;
  }

  noteMove(link: LinkOnDomain, destination: Destination): void {
    this.moves.set(linkKeyOf(link), new LinkMove(this.linksApi, link, destination));
  }

  noteTags(link: LinkOnDomain, tags: ListedLink['tags']): void {
    this.change(link, { tags });
  }

  /** Shown at once; taken back when it could not be done. */
  async star({ encodeId, domain }: LinkOnDomain, isOn: boolean): Promise<void> {
    const link = { encodeId, domain };
    this.starFailures.delete(linkKeyOf(link));
    this.change(link, { star: isOn });
    try {
      await this.api.star(link, isOn);
    } catch (thrown) {
      const { code } = apiErrorOf(thrown);
      runInAction(() => {
        this.change(link, { star: !isOn });
        this.starFailures.set(linkKeyOf(link), code);
      });
    }
  }

  /** The place of a link that has left is cleared. */
  drop(gone: LinkOnDomain): void {
    this.moves.delete(linkKeyOf(gone));
    this.links = this.links.filter((link) => linkKeyOf(link) !== linkKeyOf(gone));
    if (this.total !== null) this.total = { ...this.total, count: Math.max(0, this.total.count - 1) };
    if (this.links.length === 0 && this.hasMore) void this.loadMore();
  }

  /** Whether the link is back. */
  async undo(link: LinkOnDomain): Promise<boolean> {
    const isBack = (await this.moveOf(link)?.undo()) === true;
    if (isBack) this.forgetMove(link);
    return isBack;
  }

  private forgetMove(link: LinkOnDomain): void {
    this.moves.delete(linkKeyOf(link));
  }

  private change(changed: LinkOnDomain, change: Partial<ListedLink>): void {
    this.links = this.links.map((link) =>
      linkKeyOf(link) === linkKeyOf(changed) ? { ...link, ...change } : link,
    );
  }

  private async load(): Promise<void> {
    const { query, next } = this;
    const page = await this.loading.run(() => this.ask(query, next));
    if (page !== null) this.take(page, next === -1);
  }

  private async askAll(query: LinkQuery, count: number): Promise<LinkPage> {
    let found = await this.ask(query, -1, Math.min(count, MAX_PAGE_SIZE));
    const { total } = found;
    while (found.hasMore && found.links.length < count) {
      const limit = Math.min(count - found.links.length, MAX_PAGE_SIZE);
      const next = await this.ask(query, found.start, limit);
      found = { ...next, links: [...found.links, ...next.links], total };
      if (next.links.length === 0) break;
    }
    return found;
  }

  private async ask(query: LinkQuery, from: Start, limit = PAGE_SIZE): Promise<LinkPage> {
    const first = await this.api.page(query, from, limit);
    let page = first;
    for (let empty = 1; page.links.length === 0 && page.hasMore && empty < MAX_EMPTY; empty += 1) {
      page = await this.api.page(query, page.start, limit);
    }
    return { ...page, total: first.total };
  }

  private take({ links, start, hasMore, total }: LinkPage, isFirst: boolean): void {
    this.links = isFirst ? links : [...this.links, ...links];
    this.hasMore = hasMore;
    this.next = start;
    if (isFirst) {
      this.total = total;
      this.moves.clear();
      this.starFailures.clear();
    }
  }
}
