import { LRUCache } from 'lru-cache';
import { DAY_MS } from '../domain/calendar-day';
import type { LoggedHit } from '../domain/logged-hit';
import type { HitLog } from './ports/hit-log';

const REMEMBERED = 10_000;
const REMEMBERED_MS = 60_000;
/** Links of guests, and links that are gone. */
const NOBODY = 0;

/** Keeps what was counted, each hit for as long as its group's plan says. */
export class HitLogging {
  private readonly retention = new LRUCache<number, number>({ max: REMEMBERED, ttl: REMEMBERED_MS });

  constructor(private readonly log: HitLog) {}

  async keep(hits: readonly LoggedHit[]): Promise<void> {
    const days = await this.daysOf([...new Set(hits.map(({ groupId }) => groupId ?? NOBODY))]);
    for (const kept of new Set(days.values())) {
      const some = hits.filter(({ groupId }) => days.get(groupId ?? NOBODY) === kept);
      const last = some.reduce((latest, { at }) => Math.max(latest, at), 0);
      await this.log.append(some, last + kept * DAY_MS);
    }
  }

  private async daysOf(groupIds: readonly number[]): Promise<Map<number, number>> {
    const unknown = groupIds.filter((groupId) => !this.retention.has(groupId));
    if (unknown.length > 0) {
      for (const [groupId, days] of await this.log.retentionOf(unknown)) this.retention.set(groupId, days);
    }
    return new Map(groupIds.map((groupId) => [groupId, this.retention.get(groupId) ?? 0]));
  }
}
