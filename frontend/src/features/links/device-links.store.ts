import { makeAutoObservable } from 'mobx';
import { apiErrorOf } from '../../api/api-error';
import { UNDO_MS } from '../../shared/undo-time';
import { isKeptLink, type KeptLink, DeviceLink } from './device-link.model';
import type { CreatedLink, LinksApi, ListedLink } from './links.api';

export const MAX_HISTORY_ENTRIES = 100;

/** Where the history lives between visits; other tabs write there too. */
export interface HistoryShelf {
  read(): unknown;
  write(value: unknown): boolean;
  onChange(listener: () => void): () => void;
}

type Timer = ReturnType<typeof setTimeout>;

const ownerOf = ({ groupId = 0 }: KeptLink): number => groupId;

/** The links made on this device by the person who uses it now, newest first. */
export class DeviceLinksStore {
  links: DeviceLink[] = [];
  /** Links that a guest made here and a member could bring along. */
  guestLinks: readonly KeptLink[] = [];
  /** The next link that is made begins with the settings of this one. */
  toCopy: ListedLink | null = null;
  /** How many were made while this page is open. */
  madeCount = 0;
  /** The group of the person who uses the device now; 0: a guest. */
  private owner = 0;
  private readonly api: LinksApi;
  private readonly shelf: HistoryShelf;
  private readonly timers = new Map<string, Timer>();
  private isShelfUsable = true;

  constructor(api: LinksApi, shelf: HistoryShelf) {
    this.api = api;
    this.shelf = shelf;
    makeAutoObservable<this, 'api' | 'shelf' | 'timers' | 'isShelfUsable'>(
      this,
      { api: false, shelf: false, timers: false, isShelfUsable: false, toCopy: false },
      { autoBind: true },
    );
    this.show(this.shelved() ?? []);
    shelf.onChange(() => this.reload());
  }

  find(slug: string): DeviceLink | undefined {
    return this.links.find((link) => link.slug === slug);
  }

  copyNext(link: ListedLink | null): void {
    this.toCopy = link;
  }

  add(created: CreatedLink): void {
    this.madeCount += 1;
    const link = this.owner === 0 ? created : { ...created, groupId: this.owner };
    this.change((kept) => [link, ...kept.filter(({ encodeId: slug }) => slug !== created.encodeId)]);
  }

  /** Shows what this owner made here. A guest sees nothing of the members who used the device before. */
  setOwner(groupId: number): void {
    if (groupId === this.owner) return;
    this.sendWaiting();
    this.owner = groupId;
    if (groupId === 0) this.change((kept) => kept.filter((link) => ownerOf(link) === 0));
    else this.reload();
  }

  /** Gives the guest's links of this device to the member; how many there were. */
  async bringAlong(): Promise<number> {
    const claimed = new Set(await this.api.claim(this.guestLinks.map(({ claim }) => claim)));
    const { owner } = this;
    this.change((kept) =>
      kept.map((link) =>
        ownerOf(link) === 0 && claimed.has(link.encodeId) ? { ...link, groupId: owner } : link,
      ),
    );
    return claimed.size;
  }

  /** Takes the link out of sight; the server hears of it when the time for undoing is over. */
  remove(slug: string): void {
    this.find(slug)?.forgetFailure();
    this.replace(slug, (link) => ({ ...link, leavesAt: Date.now() + UNDO_MS }));
  }

  undo(slug: string): void {
    this.replace(slug, ({ leavesAt, ...link }) => link);
  }

  /** Sends what still waits: the page closes, and it cannot be undone any more. */
  sendWaiting(): void {
    for (const link of this.links) if (link.isLeaving) void this.send(link.slug, true);
  }

  private reload(): void {
    this.show(this.shelved() ?? []);
  }

  private async send(slug: string, isPageClosing: boolean): Promise<void> {
    const link = this.find(slug);
    if (link === undefined || link.isBeingSent) return;
    this.stopTimer(slug);
    link.startSending();
    try {
      await this.api.remove(link.kept, isPageClosing);
      this.forget(slug);
    } catch (thrown) {
      const error = apiErrorOf(thrown);
      // Gone already is what was wanted.
      if (error.status === 404 || error.status === 410) this.forget(slug);
      else this.giveBack(link, error.code);
    }
  }

  private forget(slug: string): void {
    this.change((kept) => kept.filter((link) => link.encodeId !== slug));
  }

  private giveBack(link: DeviceLink, code: string): void {
    link.failSending(code);
    this.undo(link.slug);
  }

  private replace(slug: string, change: (link: KeptLink) => KeptLink): void {
    this.change((kept) => kept.map((link) => (link.encodeId === slug ? change(link) : link)));
  }

  /** Starts from what is on the shelf and not from memory: another tab may have added to it. */
  private change(edit: (kept: readonly KeptLink[]) => readonly KeptLink[]): void {
    const before = this.shelved() ?? this.links.map((link) => link.kept);
    const after = edit(before).slice(0, MAX_HISTORY_ENTRIES);
    this.isShelfUsable = this.shelf.write(after);
    this.show(after);
  }

  private shelved(): readonly KeptLink[] | null {
    const value = this.isShelfUsable ? this.shelf.read() : null;
    return Array.isArray(value) ? value.filter(isKeptLink) : null;
  }

  private show(kept: readonly KeptLink[]): void {
    this.guestLinks = kept.filter((link) => ownerOf(link) === 0 && link.leavesAt === undefined);
    this.links = kept
      .filter((link) => ownerOf(link) === this.owner)
      .map((record) => {
        const known = this.find(record.encodeId);
        known?.update(record);
        return known ?? new DeviceLink(record);
      });
    this.setTimers();
  }

  private setTimers(): void {
    const leaving = this.links.filter((link) => link.isLeaving && !link.isBeingSent);
    for (const slug of this.timers.keys()) {
      if (!leaving.some((link) => link.slug === slug)) this.stopTimer(slug);
    }
    for (const { slug, leavesAt } of leaving) {
      if (this.timers.has(slug)) continue;
      const wait = Math.max(0, (leavesAt ?? 0) - Date.now());
      this.timers.set(
        slug,
        setTimeout(() => void this.send(slug, false), wait),
      );
    }
  }

  private stopTimer(slug: string): void {
    clearTimeout(this.timers.get(slug));
    this.timers.delete(slug);
  }
}
