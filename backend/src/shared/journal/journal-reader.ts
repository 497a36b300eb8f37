import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileLock } from '../database/file-lock';
import { ABANDONED_AFTER_MS, CLOSED_SUFFIX, LOCK_SUFFIX, OPEN_SUFFIX } from './journal-settings';
import { ifMissing, type Lines, openSegment, readLines } from './segment-lines';

/** One segment on disk. */
export interface Segment {
  /** Name without suffix; stays the same when the writer finishes the segment. Sorts by age. */
  readonly name: string;
  /** No process will append to it any more. */
  readonly finished: boolean;
}

/** What `SegmentFile` calls its files; nothing else in the folder is ours. */
const SEGMENT = /^\d{15}-[0-9a-f]{16}\.(?:log|closed)$/;

/** An open segment without a lock. */
interface Watched {
  readonly bytes: number;
  /** When it was first seen with so many bytes, on the clock of `performance.now()`. */
  readonly since: number;
}

/** Reads the segments that writers of any process left in the folder; keeps no place itself. */
export class JournalReader {
  private watched: ReadonlyMap<string, Watched> = new Map();

  constructor(private readonly dir: string) {}

  /**
   * Oldest first. A segment belongs to its writer until that says it is finished or is dead: what clocks of different
   * machines say proves nothing.
   */
  async segments(): Promise<Segment[]> {
    const names = await readdir(this.dir).catch(ifMissing([] as string[]));
    const watched = new Map<string, Watched>();
    const segments: Segment[] = [];
    for (const file of names.filter((each) => SEGMENT.test(each)).sort()) {
      const name = file.slice(0, file.lastIndexOf('.'));
      const finished = file.endsWith(CLOSED_SUFFIX) || (await this.isAbandoned(name, watched));
      segments.push({ name, finished });
    }
    this.watched = watched;
    return segments;
  }

  private async isAbandoned(name: string, watched: Map<string, Watched>): Promise<boolean> {
    const path = join(this.dir, name);
    const locked = FileLock.isHeld(path + LOCK_SUFFIX);
    if (locked !== null) return !locked;
    const { size: bytes } = await stat(path + OPEN_SUFFIX).catch(ifMissing({ size: -1 }));
    const before = this.watched.get(name);
    const since = before?.bytes === bytes ? before.since : performance.now();
    watched.set(name, { bytes, since });
    return performance.now() - since > ABANDONED_AFTER_MS;
  }

  /** At most `maxBytes` of whole lines; none when nothing new is there or the segment is gone. */
  async linesOf(name: string, place: number, maxBytes: number): Promise<Lines> {
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
    await rm(join(this.dir, name + LOCK_SUFFIX), { force: true });
  }
}
