import { setImmediate as nextTurn } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Segment } from '../../../../shared/journal/journal-reader';
import { type CardRow, tallyCards } from '../domain/card-tally';
import type { LoggedHit } from '../domain/logged-hit';
import type { PackingRoom } from '../domain/packing-room';
import { type Tally, tally } from '../domain/tally';
import { VisitorWindows, WINDOW_MS } from '../domain/visitor-window';
import { BatchSize } from './batch-size';
import type { ClickFolding } from './click-folding';
import { HitLogging } from './hit-logging';
import { type Backlog, backlogOf, type BacklogParts, LINE_BYTES, type SegmentState } from './journal-backlog';
import { LinkGroups } from './link-groups';
import type { ClickStore } from './ports/click-store';
import type { HitLog, NewLogEntry } from './ports/hit-log';
import { Reclassification } from './reclassification';
import type { JournalVisit, VisitReader } from './visit-reader';

/** Most lines counted in one transaction. */
const MAX_LINES = 20_000;
const DAY_MS = 86_400_000;
/** A segment that cannot be read is left alone for so long. */
const TRY_AGAIN_MS = 60_000;

export interface IngesterParts extends BacklogParts {
  readonly visits: VisitReader;
  readonly store: ClickStore;
  readonly folding: ClickFolding;
  readonly log: HitLog;
  readonly unitOfWork: UnitOfWork;
  readonly room: PackingRoom;
  /** How long one transaction should take at most; on SQLite everybody else's writes wait for it. */
  readonly transactionMs: number;
}

interface Batch {
  readonly lines: readonly string[];
  readonly nextPlace: number;
}

/** What a batch comes to. */
interface Findings {
  readonly counts: Tally;
  readonly cards: readonly CardRow[];
  readonly opened: ReadonlyMap<number, number>;
  readonly log: readonly NewLogEntry[];
}

/**
 * Follows the journal and adds its visits up. The place in the journal moves in the transaction
 * that counts, so each visit is counted exactly once, wherever the process is killed and however
 * many ingesters read the same folder.
 */
export class ClickIngester {
  private readonly logger = new Logger(ClickIngester.name);
  private readonly places = new Map<string, number>();
  private readonly batchSize: BatchSize;
  private readonly groups: LinkGroups;
  private readonly logging: HitLogging;
  private readonly reclassification: Reclassification;
  private stopped = false;
  private counted = 0;
  private skipped = 0;
  /** Segments that could not be read, and when they may be tried again, on the clock of `performance.now()`. */
  private readonly setAside = new Map<string, number>();

  constructor(private readonly parts: IngesterParts) {
    this.batchSize = new BatchSize(parts.transactionMs);
    this.groups = new LinkGroups(parts.store);
    this.logging = new HitLogging(parts.log);
    this.reclassification = new Reclassification(parts);
  }

  /** Lines counted since the start. */
  get countedLines(): number {
    return this.counted;
  }

  /** Lines since the start that could not be understood and were passed over. */
  get skippedLines(): number {
    return this.skipped;
  }

  /** Segments that are there and cannot be read. */
  get unreadableSegments(): number {
    return this.setAside.size;
  }

  /** No batch begins any more; one that has begun is finished. */
  stop(): void {
    this.stopped = true;
  }

  /**
   * Counts a batch of each segment that grows and of the oldest one that is finished; true when
   * more is waiting already. Later segments wait until a finished one is read to its end, so that
   * a backlog is counted in the order in which it came about. None waits for one that cannot be read.
   */
  async ingest(now: number): Promise<boolean> {
    const segments = await this.parts.journal.segments();
    await this.refreshPlaces(segments);
    let more = false;
    for (const { name, finished } of segments) {
      if (this.stopped) return false;
      if (this.isSetAside(name)) continue;
      const read = await this.readOn(name);
      if (read === 'unreadable') continue;
      if (finished && read !== 'nothing') return true;
      if (finished) await this.remove(name, now);
      more ||= read === 'much';
    }
    return more;
  }

  /**
   * Looks again at a little of what was counted by older lists of programs, and sums a little up for long ranges; true
   * when more is waiting. What fails keeps neither from going on.
   */
  async revise(now: number): Promise<boolean> {
    const outcomes = await Promise.allSettled([this.reclassification.step(), this.parts.folding.step(now)]);
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure) throw failure.reason;
    return outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value);
  }

  /**
   * Forgets what no hit to come can need: windows that are over for the oldest line unread or to be looked at again, hits
   * that plans keep no longer, and
   * places of segments that have been gone for a day.
   */
  async purge(now: number): Promise<void> {
    const { oldestAt } = await this.backlog();
    await this.parts.log.purge(now);
    const staleSince = await this.parts.log.staleSince();
    await this.parts.store.purge(Math.min(now, oldestAt ?? now, staleSince ?? now) - WINDOW_MS, now - DAY_MS);
  }

  async backlog(): Promise<Backlog> {
    const segments = await this.parts.journal.segments();
    await this.refreshPlaces(segments);
    const states: SegmentState[] = [];
    for (const { name } of segments) {
      if (this.isSetAside(name)) continue;
      const place = this.placeIn(name);
      const read = await this.linesOf(name, place, LINE_BYTES);
      states.push({ name, place, bytes: await this.parts.segmentBytes(name), oldest: read?.lines[0] });
    }
    return backlogOf(states);
  }

  private placeIn(segment: string): number {
    return this.places.get(segment) ?? 0;
  }

  private async refreshPlaces(segments: readonly Segment[]): Promise<void> {
    const present = new Set(segments.map(({ name }) => name));
    for (const name of this.places.keys()) if (!present.has(name)) this.places.delete(name);
    for (const name of this.setAside.keys()) if (!present.has(name)) this.setAside.delete(name);
    const unknown = [...present].filter((name) => !this.places.has(name));
    if (unknown.length === 0) return;
    const stored = await this.parts.store.placesOf(unknown);
    const places = new Map(stored.map(({ segment, place }) => [segment, place]));
    for (const name of unknown) this.places.set(name, places.get(name) ?? 0);
  }

  private isSetAside(segment: string): boolean {
    return performance.now() < (this.setAside.get(segment) ?? -Infinity);
  }

  /** null when the disk does not give them: the segment stays as it is, and is tried again after a while. */
  private async linesOf(segment: string, place: number, maxBytes: number): Promise<Batch | null> {
    try {
      const lines = await this.parts.journal.linesOf(segment, place, maxBytes);
      if (this.setAside.delete(segment)) {
        this.logger.log(`Segment ${segment} of the journal can be read again`);
      }
      return lines;
    } catch (error) {
      if (!this.setAside.has(segment)) {
        this.logger.error(
          { err: error, segment },
          'a segment of the journal cannot be read; its clicks are not counted',
        );
      }
      this.setAside.set(segment, performance.now() + TRY_AGAIN_MS);
      return null;
    }
  }

  private async readOn(segment: string): Promise<'nothing' | 'little' | 'much' | 'unreadable'> {
    const place = this.placeIn(segment);
    const size = this.batchSize.bytes;
    const read = await this.linesOf(segment, place, size);
    if (read === null) return 'unreadable';
    const batch = firstLines(read, MAX_LINES);
    if (batch.lines.length === 0) return 'nothing';
    const took = await this.count(segment, place, batch);
    const isFull = batch.lines.length === MAX_LINES || batch.nextPlace - place > size / 2;
    if (isFull) this.batchSize.took(took);
    await nextTurn();
    return isFull ? 'much' : 'little';
  }

  /** Milliseconds that the transaction took. All that can be known before it is found out before it: others wait for it. */
  private async count(segment: string, place: number, batch: Batch): Promise<number> {
    const visits = batch.lines
      .map((line) => this.parts.visits.visitIn(line))
      .filter((visit) => visit !== null);
    const findings = await this.findingsOf(visits);
    const began = performance.now();
    try {
      await this.parts.unitOfWork.run(() => this.keep({ segment, place }, batch.nextPlace, findings));
    } catch (error) {
      // The transaction may have been kept although it did not say so: only the database knows the place now.
      this.places.delete(segment);
      throw error;
    }
    this.places.set(segment, batch.nextPlace);
    this.counted += visits.length;
    this.skipped += batch.lines.length - visits.length;
    return performance.now() - began;
  }

  private async findingsOf(visits: readonly JournalVisit[]): Promise<Findings> {
    const groups = await this.groups.groupsOf(visits.map(({ linkId }) => linkId));
    const windows = new VisitorWindows(await this.parts.store.windowsOf(marksOf(visits)));
    const hits = visits.map(({ at, linkId, hitClass, userAgent, person }): LoggedHit => {
      const unique = hitClass === 'human' && person !== null && windows.open(at, person.marks);
      return { at, linkId, groupId: groups.get(linkId) ?? null, hitClass, unique, userAgent, person };
    });
    return {
      counts: tally(hits, this.parts.room),
      cards: tallyCards(visits),
      opened: windows.opened,
      log: await this.logging.entriesOf(hits),
    };
  }

  private async keep(
    from: { segment: string; place: number },
    to: number,
    { counts, cards, opened, log }: Findings,
  ): Promise<void> {
    const { store } = this.parts;
    await store.movePlace(from, to);
    // Two ingesters that count the same visitors at the same time open the same windows, and one of them is refused.
    await store.openWindows(opened);
    await store.add(counts);
    await store.addCards(cards);
    for (const entry of log) await this.parts.log.append(entry);
  }

  /** The file goes first: a place without a file is harmless, a file without a place would be counted again. */
  private async remove(segment: string, now: number): Promise<void> {
    await this.parts.journal.remove(segment);
    await this.parts.store.finishSegment(segment, now);
  }
}

/** Some twice, which harms less than finding out. */
function marksOf(visits: readonly JournalVisit[]): number[] {
  const marks: number[] = [];
  for (const { hitClass, person } of visits) {
    if (hitClass === 'human' && person) marks.push(person.marks.ofDay, person.marks.ofDayBefore);
  }
  return marks;
}

function firstLines({ lines, nextPlace }: Batch, most: number): Batch {
  if (lines.length <= most) return { lines, nextPlace };
  // Latin-1: a character is a byte.
  const left = lines.slice(most).reduce((bytes, line) => bytes + line.length + 1, 0);
  return { lines: lines.slice(0, most), nextPlace: nextPlace - left };
}
