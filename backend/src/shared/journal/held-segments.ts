import type { FileHandle } from 'node:fs/promises';
import { JournalReader } from './journal-reader';
import { openSegment, readLines } from './segment-lines';

const MAX_BYTES = 1024 * 1024;

/** Segments that stay readable although the ingester may remove their files. */
export class HeldSegments {
  private readonly files = new Map<string, FileHandle>();

  constructor(private readonly dir: string) {}

  /** Holds what is there now, beside what is held already. */
  async hold(): Promise<void> {
    for (const { name } of await new JournalReader(this.dir).segments()) {
      if (this.files.has(name)) continue;
      const file = await openSegment(this.dir, name);
      if (file) this.files.set(name, file);
    }
  }

  /** Lines from the given places of the segments on, oldest segment first; segments without a place from their beginning. */
  async *linesFrom(places: ReadonlyMap<string, number>): AsyncGenerator<readonly string[]> {
    for (const [name, file] of [...this.files].sort(([one], [other]) => (one < other ? -1 : 1))) {
      for (let place = places.get(name) ?? 0; ;) {
        const { lines, nextPlace } = await readLines(file, place, MAX_BYTES);
        if (lines.length === 0) break;
        yield lines;
        place = nextPlace;
      }
    }
  }

  async release(): Promise<void> {
    for (const file of this.files.values()) await file.close();
    this.files.clear();
  }
}
