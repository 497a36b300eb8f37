import { makeAutoObservable, runInAction } from 'mobx';
import { Request } from '../../../shared/request';
import type { LinkOnDomain } from '../../../api/link-name';
import type { LinkListApi, LinkQuery, Start } from '../list/list.api';
import { linkKeyOf } from './bulk-parts';

/** More would be lost when the page closes before they are sent. */
export const MAX_SELECTED = 3_000;

/** What was found by a question, and whether that is all of it. */
interface Found {
  readonly links: readonly LinkOnDomain[];
  readonly isAll: boolean;
}

/** The links that are chosen from the list. */
export class SelectionStore {
  /** Choosing all that match. */
  readonly choosing = new Request<Found>();
  private readonly chosen = new Map<string, LinkOnDomain>();
  private readonly api: Pick<LinkListApi, 'names'>;
  /** Where a range begins. */
  private anchor: string | null = null;

  constructor(api: Pick<LinkListApi, 'names'>) {
    this.api = api;
    makeAutoObservable<this, 'api'>(this, { api: false, choosing: false }, { autoBind: true });
  }

  get names(): readonly LinkOnDomain[] {
    return [...this.chosen.values()];
  }

  get count(): number {
    return this.chosen.size;
  }

  get isFull(): boolean {
    return this.count >= MAX_SELECTED;
  }

  has(link: LinkOnDomain): boolean {
    return this.chosen.has(linkKeyOf(link));
  }

  /** `upTo`: with Shift, so that everything between the last one and this one is as this one will be. */
  toggle(link: LinkOnDomain, shown: readonly LinkOnDomain[], upTo = false): void {
    const isOn = !this.has(link);
    const from = shown.findIndex((each) => linkKeyOf(each) === this.anchor);
    const to = shown.findIndex((each) => linkKeyOf(each) === linkKeyOf(link));
    const range = upTo && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [link];
    for (const each of range) this.set(each, isOn);
    this.anchor = linkKeyOf(link);
  }

  /** All of these, or none when all of them are chosen. */
  togglePage(shown: readonly LinkOnDomain[]): void {
    const isOn = !shown.every((link) => this.has(link));
    for (const link of shown) this.set(link, isOn);
  }

  /** Everything that is found by a question, as far as that can be handled; whether that was all. */
  async chooseAll(query: LinkQuery): Promise<boolean> {
    const found = await this.choosing.run(() => this.find(query));
    // Nothing, when the selection was given up meanwhile.
    runInAction(() => found?.links.forEach((link) => this.set(link, true)));
    return found?.isAll === true;
  }

  clear(): void {
    this.choosing.reset();
    this.chosen.clear();
    this.anchor = null;
  }

  private async find(query: LinkQuery): Promise<Found> {
    const links: LinkOnDomain[] = [];
    let start: Start = -1;
    for (;;) {
      const page = await this.api.names(query, start);
      links.push(...page.links);
      if (!page.hasMore || links.length >= MAX_SELECTED) return { links, isAll: !page.hasMore };
      start = page.start;
    }
  }

  private set({ encodeId, domain }: LinkOnDomain, isOn: boolean): void {
    const key = linkKeyOf({ encodeId, domain });
    if (!isOn) this.chosen.delete(key);
    else if (!this.isFull) this.chosen.set(key, { encodeId, domain });
  }
}
