import { randomBytes } from 'node:crypto';
import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { FileLock } from '../database/file-lock';
import {
  CLOSED_SUFFIX,
  LOCK_SUFFIX,
  OPEN_SUFFIX,
  SEGMENT_AGE_MS,
  SEGMENT_BYTES,
  SEGMENT_HEADER,
} from './journal-settings';

/** What the disk did with a group of lines. */
export interface Appended {
  /** Bytes of whole lines that are in the segment. */
  readonly taken: number;
  /** Why the disk took no more; null when it took all. */
  readonly error: Error | null;
}

const NEWLINE = 0x0a;

/** One file of the journal while it is written. */
export class SegmentFile {
  private bytes = 0;

  private constructor(
    private readonly path: string,
    private readonly openedAt: number,
    /** File descriptor, for syncing. */
    readonly fd: number,
    private readonly lock: FileLock | null,
  ) {}

  /** Begins a segment; its name sorts by age and is unique among all processes that share the folder. */
  static open(dir: string, now: number): SegmentFile {
    const path = join(dir, `${String(now).padStart(15, '0')}-${randomBytes(8).toString('hex')}`);
    // Readers that see the segment must see that it is taken.
    const lock = FileLock.take(path + LOCK_SUFFIX);
    const segment = new SegmentFile(path, now, openLocked(path, lock), lock);
    const header = segment.append(Buffer.from(SEGMENT_HEADER));
    if (header.error) {
      segment.finish();
      throw header.error;
    }
    return segment;
  }

  append(lines: Buffer): Appended {
    let from = 0;
    try {
      while (from < lines.length) from += writeSync(this.fd, lines, from);
      this.bytes += from;
      return { taken: from, error: null };
    } catch (error) {
      // A line that was cut stays as a tail without newline, which readers pass over.
      return { taken: from === 0 ? 0 : lines.lastIndexOf(NEWLINE, from - 1) + 1, error: error as Error };
    }
  }

  isDue(now: number): boolean {
    return this.bytes >= SEGMENT_BYTES || now - this.openedAt >= SEGMENT_AGE_MS;
  }

  /** Nothing follows; readers may delete the file once they have read it. */
  finish(): void {
    try {
      closeSync(this.fd);
      renameSync(this.path + OPEN_SUFFIX, this.path + CLOSED_SUFFIX);
    } finally {
      this.lock?.release();
    }
  }
}

function openLocked(path: string, lock: FileLock | null): number {
  try {
    return openSync(path + OPEN_SUFFIX, 'ax', 0o600);
  } catch (error) {
    lock?.release();
    throw error;
  }
}
