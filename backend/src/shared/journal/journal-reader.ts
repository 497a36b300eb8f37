import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ABANDONED_AFTER_MS, CLOSED_SUFFIX, OPEN_SUFFIX, SEGMENT_HEADER } from './journal-settings';

/** One segment on disk. */
export interface Segment {
  /** Name without suffix; stays the same when the writer finishes the segment. Sorts by age. */
  readonly name: string;
  /** Nobody will append to it any more. */
  readonly finished: boolean;
}

/** Whole lines from one place of a segment on. */
export interface Batch {
  /** Lines without their newline, Latin-1. */
  readonly lines: readonly string[];
  /** Where the next batch begins, in bytes from the start of the segment. */
  readonly nextPlace: number;
}

/** What `SegmentFile` calls its files; nothing else in the folder is ours. */
const SEGMENT = /^\d{15}-[0-9a-f]{16}\.(?:log|closed)$/;
const NEWLINE = 0x0a;

/** Reads the segments that writers of any process left in the folder; keeps no place itself. */
export class JournalReader {
  constructor(private readonly dir: string) {}

  /** Oldest first. */
  async segments(now: number): Promise<Segment[]> {
    const names = await readdir(this.dir).catch(ifMissing([] as string[]));
    return names
      .filter((name) => SEGMENT.test(name))
      .sort()
      .map((file) => {
        const name = file.slice(0, file.lastIndexOf('.'));
        const age = now - Number.parseInt(name, 10);
        return { name, finished: file.endsWith(CLOSED_SUFFIX) || age > ABANDONED_AFTER_MS };
      });
  }

  /** At most `mostBytes` of whole lines; none when nothing new is there or the segment is gone. */
  async read(name: string, place: number, mostBytes: number): Promise<Batch> {
    const from = Math.max(place, SEGMENT_HEADER.length);
    const file = await this.openSegment(name);
    if (!file) return { lines: [], nextPlace: place };
    try {
      const buffer = Buffer.allocUnsafe(mostBytes);
      const { bytesRead } = await file.read(buffer, 0, mostBytes, from);
      const end = bytesRead === 0 ? 0 : buffer.lastIndexOf(NEWLINE, bytesRead - 1) + 1;
      if (end === 0) return { lines: [], nextPlace: place };
      return { lines: buffer.toString('latin1', 0, end - 1).split('\n'), nextPlace: from + end };
    } finally {
      await file.close();
    }
  }

  /** For segments that are finished and read to the end. */
  async remove(name: string): Promise<void> {
    await rm(join(this.dir, name + CLOSED_SUFFIX), { force: true });
    await rm(join(this.dir, name + OPEN_SUFFIX), { force: true });
  }

  private async openSegment(name: string) {
    // The writer may rename the file between the two tries, never back.
    const path = join(this.dir, name);
    return (
      (await open(path + OPEN_SUFFIX, 'r').catch(ifMissing(null))) ??
      (await open(path + CLOSED_SUFFIX, 'r').catch(ifMissing(null)))
    );
  }
}

function ifMissing<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
}
