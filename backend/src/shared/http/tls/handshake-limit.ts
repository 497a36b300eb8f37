import { LRUCache } from 'lru-cache';
import { limitBucketOf } from '../../rate-limit/limit-bucket';

const WINDOW_MS = 10_000;
/** A full handshake costs as much as fifteen redirects. Many people may share the address of a mobile network. */
const MAX_HANDSHAKES = 300;
/** Visitors who follow links do not name hosts that are not there, time and again. */
const MAX_FAILED = 30;
const MAX_ADDRESSES = 20_000;

interface Count {
  readonly since: number;
  begun: number;
  failed: number;
}

/** How many handshakes an address may begin, and how many may come to nothing, in ten seconds. `now` is of a steady clock. */
export class HandshakeLimit {
  private readonly counts = new LRUCache<string, Count>({ max: MAX_ADDRESSES });

  /** Counts one that begins; false when it must not. */
  begin(address: string, now: number): boolean {
    const count = this.countOf(address, now);
    count.begun += 1;
    return count.begun <= MAX_HANDSHAKES && count.failed < MAX_FAILED;
  }

  fail(address: string, now: number): void {
    this.countOf(address, now).failed += 1;
  }

  private countOf(address: string, now: number): Count {
    const key = limitBucketOf(address);
    const known = this.counts.get(key);
    if (known !== undefined && now - known.since < WINDOW_MS) return known;
    const fresh = { since: now, begun: 0, failed: 0 };
    this.counts.set(key, fresh);
    return fresh;
  }
}
