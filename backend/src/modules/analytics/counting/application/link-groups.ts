import { LRUCache } from 'lru-cache';
import type { ClickStore } from './ports/click-store';

const REMEMBERED = 100_000;
/** Clicks of a link that changed its group may be counted for the old one for this long. */
const REMEMBERED_MS = 10_000;

/** A link that is gone; what is remembered cannot be nothing. */
const GONE = -1;

/** Knows whose links are, without asking the database for each click. */
export class LinkGroups {
  /** Made with the first click: it takes the memory of all that it may keep. */
  private known: LRUCache<number, number> | null = null;

  constructor(private readonly store: Pick<ClickStore, 'groupsOf'>) {}

  /** The groups of these links; links that are gone are left out. */
  async groupsOf(linkIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const found = new Map<number, number>();
    this.known ??= new LRUCache({ max: REMEMBERED, ttl: REMEMBERED_MS });
    const all = this.known;
    const unknown: number[] = [];
    for (const linkId of new Set(linkIds)) {
      const groupId = all.get(linkId);
      if (groupId === undefined) unknown.push(linkId);
      else if (groupId !== GONE) found.set(linkId, groupId);
    }
    const asked = await this.store.groupsOf(unknown);
    for (const linkId of unknown) {
      const groupId = asked.get(linkId);
      all.set(linkId, groupId ?? GONE);
      if (groupId !== undefined) found.set(linkId, groupId);
    }
    return found;
  }
}
