import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { plainAddress } from '../../../shared/geo/plain-address';
import { VisitorMarker, type Visitor } from '../application/ports/visitor-marker';
import type { VisitorMarks } from '../domain/visitor-window';

const DAY_MS = 86_400_000;

/**
 * Marks are keyed hashes under a key of the UTC day, which itself is derived from the secret: the
 * table of windows says nothing about people, and the same person has another mark for every link
 * and every day. 53 bits fit a number of JavaScript and a key column of either engine; among ten
 * million open windows, one new visitor in a billion meets another's mark.
 */
export class HmacVisitorMarker extends VisitorMarker {
  private readonly dayKeys = new LRUCache<number, Buffer>({ max: 16 });

  constructor(private readonly key: Uint8Array) {
    super();
  }

  marksOf({ at, linkId, ip, userAgent }: Visitor): VisitorMarks {
    const visitor = `${String(linkId)}\n${plainAddress(ip)}\n${userAgent}`;
    const day = Math.floor(at / DAY_MS);
    return { ofDay: this.mark(day, visitor), ofDayBefore: this.mark(day - 1, visitor) };
  }

  private mark(day: number, visitor: string): number {
    const hash = createHmac('sha256', this.keyOf(day)).update(visitor, 'latin1').digest();
    return hash.readUInt32BE(0) * 2 ** 21 + (hash.readUInt32BE(4) >>> 11);
  }

  private keyOf(day: number): Buffer {
    const known = this.dayKeys.get(day);
    if (known) return known;
    const made = createHmac('sha256', this.key).update(String(day)).digest();
    this.dayKeys.set(day, made);
    return made;
  }
}
