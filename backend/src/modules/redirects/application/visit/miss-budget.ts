import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { bucketOf } from '../../../../shared/rate-limit/limit-bucket';

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
  private readonly spent = new LRUCache<string, Spent>({ max: MAX_NETWORKS });

  /** Seconds until the address may try again; 0 when it may now. */
  waitOf(address: string, now: number): number {
    const spent = this.spent.size === 0 ? undefined : this.spent.get(bucketOf(address));
    return spent === undefined || spent.misses < MISSES
      ? 0
      : Math.max(0, Math.ceil((spent.until - now) / 1_000));
  }

  take(address: string, now: number): void {
    const network = bucketOf(address);
    const spent = this.spent.get(network);
    if (spent !== undefined && now < spent.until) spent.misses += 1;
    else this.spent.set(network, { misses: 1, until: now + WINDOW_MS });
  }
}
