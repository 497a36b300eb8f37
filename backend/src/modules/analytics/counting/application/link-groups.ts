import { LRUCache } from 'lru-cache';
import type { ClickStore } from './ports/click-store';

const REMEMBERED = 100_000;
/** Clicks of a link that changed its group may be counted for the old one for this long. */
const REMEMBERED_MS = 10_000;

/** A link that is gone; what is remembered cannot be nothing. */
const GONE = -1;

/** Knows whose links are, without asking the database for each click. */
export class LinkGroups {
  private readonly known = new LRUCache<number, number>({ max: REMEMBERED, ttl: REMEMBERED_MS });

  constructor(private readonly store: Pick<ClickStore, 'groupsOf'>) {}

  /** The groups of these links; links that are gone are left out. */
  async groupsOf(linkIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const found = new Map<number, number>();
    const unknown: number[] = [];
    for (const linkId of new Set(linkIds)) {
      const groupId = this.known.get(linkId);
      if (groupId === undefined) unknown.push(linkId);
      else if (groupId !== GONE) found.set(linkId, groupId);
    }
    const asked = await this.store.groupsOf(unknown);
    for (const linkId of unknown) {
      const groupId = asked.get(linkId);
      this.known.set(linkId, groupId ?? GONE);
      if (groupId !== undefined) found.set(linkId, groupId);
    }
    return found;
  }
}
