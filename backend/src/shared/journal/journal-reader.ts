import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ABANDONED_AFTER_MS, CLOSED_SUFFIX, OPEN_SUFFIX } from './journal-settings';
import { ifMissing, type Lines, openSegment, readLines } from './segment-lines';

/** One segment on disk. */
export interface Segment {
  /** Name without suffix; stays the same when the writer finishes the segment. Sorts by age. */
  readonly name: string;
  /** Nobody will append to it any more. */
  readonly finished: boolean;
}

/** What `SegmentFile` calls its files; nothing else in the folder is ours. */
const SEGMENT = /^\d{15}-[0-9a-f]{16}\.(?:log|closed)$/;

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

  /** At most `maxBytes` of whole lines; none when nothing new is there or the segment is gone. */
  async read(name: string, place: number, maxBytes: number): Promise<Lines> {
    const file = await openSegment(this.dir, name);
    if (!file) return { lines: [], nextPlace: place };
    try {
      return await readLines(file, place, maxBytes);
    } finally {
      await file.close();
    }
  }

  /** For segments that are finished and read to the end. */
  async remove(name: string): Promise<void> {
    await rm(join(this.dir, name + CLOSED_SUFFIX), { force: true });
    await rm(join(this.dir, name + OPEN_SUFFIX), { force: true });
  }
}
