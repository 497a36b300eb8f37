import type { Bucket } from './bucket';
import type { SubjectNumber } from './subject';

/** Clicks of a subject's quarter hour that are packed at most: a report reads each by itself. */
export const MAX_PACKED = 64;
/** A quarter of a mebibyte. */
const SLOT_BITS = 18;
const SLOTS = 2 ** SLOT_BITS;
/** Large odd numbers, whose products spread over all bits. */
const [OF_SUBJECT, OF_BUCKET, OF_BOTH] = [0x9e3779b1, 0x85ebca6b, 0x2c1b3c6d] as const;

function slotOf(subject: SubjectNumber, bucket: Bucket): number {
  const mixed = Math.imul(subject, OF_SUBJECT) ^ Math.imul(bucket, OF_BUCKET);
  return Math.imul(mixed ^ (mixed >>> 15), OF_BOTH) >>> (32 - SLOT_BITS);
}

/**
 * Which clicks are packed, and which have counters instead. Of a few clicks each answers something else, so that packed
 * they are one row in place of many; many clicks share counters. Subjects may share a slot, what was taken is forgotten
 * now and then, and another process has room of its own: it is a matter of cost alone.
 */
export class PackingRoom {
  private readonly taken = new Uint8Array(SLOTS);
  private left: number;

  /** @param most clicks of one quarter hour, below 256 */
  constructor(private readonly most = MAX_PACKED) {
    this.left = this.roomOfAll();
  }

  /** Whether so many more clicks of a quarter hour are to be packed. */
  take(subject: SubjectNumber, bucket: Bucket, clicks: number): boolean {
    const slot = slotOf(subject, bucket);
    const all = (this.taken[slot] ?? 0) + clicks;
    if (all > this.most) return false;
    this.taken[slot] = all;
    this.left -= clicks;
    if (this.left <= 0) this.forget();
    return true;
  }

  private forget(): void {
    this.taken.fill(0);
    this.left = this.roomOfAll();
  }

  /** When a quarter of all slots would be full, most of it is of quarter hours that are over. */
  private roomOfAll(): number {
    return (SLOTS * this.most) / 4;
  }
}
