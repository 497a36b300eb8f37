import { setImmediate as nextTurn } from 'node:timers/promises';
import type { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { JournalReader, Segment } from '../../../shared/journal/journal-reader';
import { tally } from '../domain/tally';
import { VisitorWindows, WINDOW_MS } from '../domain/visitor-window';
import { BatchSize } from './batch-size';
import type { ClickStore } from './ports/click-store';
import type { Visit, VisitReader } from './visit-reader';

/** Most lines counted in one transaction. */
const MOST_LINES = 5_000;
/** Room for the longest line. */
const LINE_BYTES = 8 * 1024;
const DAY_MS = 86_400_000;

export interface IngesterParts {
  readonly journal: JournalReader;
  readonly visits: VisitReader;
  readonly store: ClickStore;
  readonly unitOfWork: UnitOfWork;
  /** Size of a segment on disk; 0 when it is gone. */
  readonly segmentBytes: (segment: string) => Promise<number>;
  /** How long one transaction should take at most; on SQLite everybody else's writes wait for it. */
  readonly transactionMs: number;
}

/** What the journal holds that has not been counted. */
export interface Backlog {
  readonly segments: number;
  readonly bytes: number;
  /** Moment of the oldest line, in milliseconds; null when all have been counted. */
  readonly oldestAt: number | null;
}

interface Batch {
  readonly lines: readonly string[];
  readonly nextPlace: number;
}

/**
 * Follows the journal and adds its visits up. The place in the journal moves in the transaction
 * that counts, so each visit is counted exactly once, wherever the process is killed and however
 * many ingesters read the same folder.
 */
export class ClickIngester {
  private readonly places = new Map<string, number>();
  private readonly batchSize: BatchSize;
  private stopped = false;
  private counted = 0;
  private skipped = 0;

  constructor(private readonly parts: IngesterParts) {
    this.batchSize = new BatchSize(parts.transactionMs);
  }

  /** Lines counted since the start. */
  get countedLines(): number {
    return this.counted;
  }

  /** Lines since the start that could not be understood and were passed over. */
  get skippedLines(): number {
    return this.skipped;
  }

  /** No batch begins any more; one that has begun is finished. */
  stop(): void {
    this.stopped = true;
  }

  /** Goes through the journal once, oldest segment first; true when more is waiting already. */
  async ingest(now: number): Promise<boolean> {
    const segments = await this.parts.journal.segments(now);
    await this.refreshPlaces(segments);
    let more = false;
    for (const segment of segments) {
      const behind = await this.readOn(segment, now);
      more ||= behind;
    }
    return more && !this.stopped;
  }

  /**
   * Forgets what no hit to come can need: windows that are over for the oldest unread line, and
   * places of segments that have been gone for a day.
   */
  async purge(now: number): Promise<void> {
    const { oldestAt } = await this.backlog(now);
    await this.parts.store.purge(Math.min(now, oldestAt ?? now) - WINDOW_MS, now - DAY_MS);
  }

  async backlog(now: number): Promise<Backlog> {
    const segments = await this.parts.journal.segments(now);
    await this.refreshPlaces(segments);
    const waiting = { segments: 0, bytes: 0, oldestAt: null as number | null };
    for (const { name } of segments) {
      const place = this.placeIn(name);
      const { lines } = await this.parts.journal.read(name, place, LINE_BYTES);
      const at = Number.parseInt(lines[0] ?? '', 10);
      if (!Number.isSafeInteger(at)) continue;
      waiting.segments += 1;
      waiting.bytes += Math.max(0, (await this.parts.segmentBytes(name)) - place);
      waiting.oldestAt = Math.min(waiting.oldestAt ?? at, at);
    }
    return waiting;
  }

  private placeIn(segment: string): number {
    return this.places.get(segment) ?? 0;
  }

  private async refreshPlaces(segments: readonly Segment[]): Promise<void> {
    const present = new Set(segments.map(({ name }) => name));
    for (const name of this.places.keys()) if (!present.has(name)) this.places.delete(name);
    const unknown = [...present].filter((name) => !this.places.has(name));
    if (unknown.length === 0) return;
    const stored = await this.parts.store.placesOf(unknown);
    const places = new Map(stored.map(({ segment, place }) => [segment, place]));
    for (const name of unknown) this.places.set(name, places.get(name) ?? 0);
  }

  /** True when the reader is behind the writer. */
  private async readOn({ name, finished }: Segment, now: number): Promise<boolean> {
    while (!this.stopped) {
      const place = this.placeIn(name);
      const size = this.batchSize.bytes;
      const batch = firstLines(await this.parts.journal.read(name, place, size), MOST_LINES);
      if (batch.lines.length === 0) {
        if (finished) await this.remove(name, now);
        return false;
      }
      const began = performance.now();
      await this.count(name, place, batch);
      const isFull = batch.nextPlace - place > size / 2;
      if (isFull) this.batchSize.took(performance.now() - began);
      await nextTurn();
      // Segments that grow take turns; one that is finished is read to its end, to keep hits in order.
      if (!finished) return isFull;
    }
    return true;
  }

  private async count(segment: string, place: number, batch: Batch): Promise<void> {
    const visits = batch.lines.map((line) => this.parts.visits.read(line)).filter((visit) => visit !== null);
    try {
      await this.parts.unitOfWork.run(() => this.keep({ segment, place }, batch.nextPlace, visits));
    } catch (error) {
      // The transaction may have been kept although it did not say so: only the database knows the place now.
      this.places.delete(segment);
      throw error;
    }
    this.places.set(segment, batch.nextPlace);
    this.counted += visits.length;
    this.skipped += batch.lines.length - visits.length;
  }

  private async keep(
    from: { segment: string; place: number },
    to: number,
    visits: readonly Visit[],
  ): Promise<void> {
    const { store } = this.parts;
    await store.movePlace(from, to);
    const marks = visits.flatMap(({ click }) => (click ? [click.marks.ofDay, click.marks.ofDayBefore] : []));
    const windows = new VisitorWindows(await store.windowsOf([...new Set(marks)]));
    const hits = visits.map(({ at, linkId, hitClass, click }) => {
      const unique = click !== null && windows.open(at, click.marks);
      return { at, linkId, hitClass, unique, facets: click?.facets ?? null };
    });
    await store.openWindows(windows.opened);
    await store.add(tally(hits));
  }

  /** The file goes first: a place without a file is harmless, a file without a place would be counted again. */
  private async remove(segment: string, now: number): Promise<void> {
    await this.parts.journal.remove(segment);
    await this.parts.store.finishSegment(segment, now);
  }
}

function firstLines({ lines, nextPlace }: Batch, most: number): Batch {
  if (lines.length <= most) return { lines, nextPlace };
  // Latin-1: a character is a byte.
  const left = lines.slice(most).reduce((bytes, line) => bytes + line.length + 1, 0);
  return { lines: lines.slice(0, most), nextPlace: nextPlace - left };
}
