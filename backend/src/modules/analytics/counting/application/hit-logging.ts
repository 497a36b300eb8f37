import { LRUCache } from 'lru-cache';
import { type LoggedHit, packHits } from '../domain/logged-hit';
import { expiryOf, type KeptTogether } from '../domain/retention';
import type { HitLog, NewLogEntry } from './ports/hit-log';

const REMEMBERED = 10_000;
const REMEMBERED_MS = 60_000;
/** Links of guests, and links that are gone. */
const NOBODY = 0;

/** Hits of one entry at most: all of an entry are looked at again in one transaction. */
const MAX_HITS = 2_000;

const parts = (hits: readonly LoggedHit[]): LoggedHit[][] =>
  Array.from({ length: Math.ceil(hits.length / MAX_HITS) }, (_, index) =>
    hits.slice(index * MAX_HITS, (index + 1) * MAX_HITS),
  );

/** What is stored of hits that are kept together. */
export const entryOf = ({ hits, expiresAt }: KeptTogether): NewLogEntry => ({
  firstAt: hits.reduce((first, { at }) => Math.min(first, at), Infinity),
  expiresAt,
  hits: packHits(hits),
});

/** Knows what to keep of what was counted: each hit for as long as its group's plan says. */
export class HitLogging {
  private readonly retention = new LRUCache<number, number>({ max: REMEMBERED, ttl: REMEMBERED_MS });

  constructor(private readonly log: HitLog) {}

  /** What is to be kept of hits that are counted together. */
  async entriesOf(hits: readonly LoggedHit[]): Promise<NewLogEntry[]> {
    const days = await this.daysOf([...new Set(hits.map(({ groupId }) => groupId ?? NOBODY))]);
    return [...new Set(days.values())].flatMap((kept) => {
      const alike = hits.filter(({ groupId }) => days.get(groupId ?? NOBODY) === kept);
      return parts(alike).map((some) => entryOf({ hits: some, expiresAt: expiryOf(some, kept) }));
    });
  }

  private async daysOf(groupIds: readonly number[]): Promise<Map<number, number>> {
    const unknown = groupIds.filter((groupId) => !this.retention.has(groupId));
    if (unknown.length > 0) {
      for (const [groupId, days] of await this.log.retentionOf(unknown)) this.retention.set(groupId, days);
    }
    return new Map(groupIds.map((groupId) => [groupId, this.retention.get(groupId) ?? 0]));
  }
}
