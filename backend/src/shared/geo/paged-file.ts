import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { ByteSource } from './mmdb-values';

/** A multiple of what nodes of a tree may have (6, 7 or 8 bytes), so that none lies on two pages. */
const PAGE_BYTES = 4032;
/** 2 MiB of a file: the upper levels of its tree stay, and who visits again is remembered by others. */
const PAGES_KEPT = 512;

/**
 * A file whose parts are read when they are wanted. The operating system keeps what is often read, once for all
 * processes, so that a map of 130 MB costs none of them more than a few.
 */
export class PagedFile implements ByteSource {
  readonly size: number;
  private readonly file: number;
  private readonly kept: Buffer;
  /** Which slot of the kept memory a page is in. */
  private readonly slots = new Map<number, number>();
  private readonly pageIn: Int32Array;
  private readonly wasUsed: Uint8Array;
  private hand = 0;

  /** @throws Error when there is no such file */
  constructor(path: string) {
    this.file = openSync(path, 'r');
    this.size = fstatSync(this.file).size;
    const pages = Math.min(PAGES_KEPT, Math.ceil(this.size / PAGE_BYTES));
    this.kept = Buffer.allocUnsafeSlow(pages * PAGE_BYTES);
    this.pageIn = new Int32Array(pages).fill(-1);
    this.wasUsed = new Uint8Array(pages);
  }

  bytes(offset: number, length: number): Buffer {
    if (offset < 0 || length < 0 || offset + length > this.size) {
      throw new RangeError('the database is cut short or damaged');
    }
    const page = Math.floor(offset / PAGE_BYTES);
    const from = offset - page * PAGE_BYTES;
    if (from + length > PAGE_BYTES) {
      const long = Buffer.allocUnsafe(length);
      this.read(long, 0, length, offset);
      return long;
    }
    const start = this.slotOf(page) * PAGE_BYTES + from;
    return this.kept.subarray(start, start + length);
  }

  /** The number that so many bytes (at most six) are, the most significant first. */
  uint(offset: number, length: number): number {
    const page = Math.floor(offset / PAGE_BYTES);
    const from = offset - page * PAGE_BYTES;
    if (from + length > PAGE_BYTES || offset + length > this.size) {
      return this.bytes(offset, length).readUIntBE(0, length);
    }
    return this.kept.readUIntBE(this.slotOf(page) * PAGE_BYTES + from, length);
  }

  close(): void {
    closeSync(this.file);
  }

  private slotOf(page: number): number {
    const known = this.slots.get(page);
    if (known !== undefined) {
      this.wasUsed[known] = 1;
      return known;
    }
    const slot = this.freeSlot();
    const start = page * PAGE_BYTES;
    this.read(this.kept, slot * PAGE_BYTES, Math.min(PAGE_BYTES, this.size - start), start);
    this.pageIn[slot] = page;
    this.slots.set(page, slot);
    return slot;
  }

  /** The next one, round and round, that was not used since the last round. */
  private freeSlot(): number {
    while (this.wasUsed[this.hand] === 1) {
      this.wasUsed[this.hand] = 0;
      this.hand = (this.hand + 1) % this.wasUsed.length;
    }
    const slot = this.hand;
    this.hand = (slot + 1) % this.wasUsed.length;
    this.slots.delete(this.pageIn[slot] ?? -1);
    this.pageIn[slot] = -1;
    return slot;
  }

  private read(into: Buffer, at: number, length: number, offset: number): void {
    if (readSync(this.file, into, at, length, offset) < length) {
      throw new RangeError('the database has become shorter');
    }
  }
}
