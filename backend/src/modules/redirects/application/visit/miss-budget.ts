import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { limitBucketOf } from '../../../../shared/rate-limit/limit-bucket';

/** Addresses without a link that one network may ask for in a minute: more than people mistype, too few to find slugs by trying. */
const MISSES = 300;
const WINDOW_MS = 60_000;
/** Networks counted at one moment. */
const MAX_NETWORKS = 50_000;

interface Spent {
  misses: number;
  readonly until: number;
}

/**
 * How often each network may ask for links that do not exist. Counted by this process alone and without waiting, because
 * it is asked before the database is. `now` is in milliseconds of a steady clock.
 */
@Injectable()
export class MissBudget {
  /** Made with the first miss: it takes the memory of all that it may keep. */
  private spent: LRUCache<string, Spent> | null = null;

  /** Seconds until the address may try again; 0 when it may now. */
  waitOf(address: string, now: number): number {
    const spent = this.spent?.get(limitBucketOf(address));
    return spent === undefined || spent.misses < MISSES
      ? 0
      : Math.max(0, Math.ceil((spent.until - now) / 1_000));
  }

  take(address: string, now: number): void {
    const network = limitBucketOf(address);
    this.spent ??= new LRUCache({ max: MAX_NETWORKS });
    const all = this.spent;
    const spent = all.get(network);
    if (spent !== undefined && now < spent.until) spent.misses += 1;
    else all.set(network, { misses: 1, until: now + WINDOW_MS });
  }
}
