import { setImmediate as nextTurn } from 'node:timers/promises';
import { inTime } from '../../../shared/deadline';
import { placeKey } from '../domain/visit/visited-place';
import type { VisitedLinkSource } from './ports/visited-link-source';
import { ownCopy, type VisitedLinkMemory } from './visited-links.memory';

/** Links read at once; visits take their turn between one reading and the next. */
const MOST_AT_ONCE = 32;
/** A question costs as much as ten more links in it, so that links are gathered for a moment; none of them is in a hurry. */
const GATHERING_MS = 20;
/** Links that wait to be read; visits ask for the others again. */
const MOST_WAITING = 1_024;

interface Due {
  readonly linkId: number;
  /** When it was asked for; what is read is no older. */
  readonly now: number;
}

export interface RereadOutcome {
  /** Milliseconds that a reading may take. */
  readonly deadlineMs: number;
  /** The database could not be asked, at that moment. */
  readonly onAway: (now: number) => void;
}

/**
 * Reads known links again behind answers that are already out: all that are due at once, because a question for a hundred
 * costs little more than one for a single link. News of a change takes a link out: what is read may be older.
 */
export class VisitedLinkRereads {
  private readonly waiting = new Map<string, Due>();
  private underWay = new Map<string, Due>();
  private isReading = false;

  constructor(
    private readonly source: VisitedLinkSource,
    private readonly memory: VisitedLinkMemory,
    private readonly outcome: RereadOutcome,
  ) {}

  /** @param key of a link at hand */
  ask(key: string, linkId: number, now: number): void {
    if (this.waiting.size >= MOST_WAITING || this.waiting.has(key) || this.underWay.has(key)) return;
    this.waiting.set(ownCopy(key), { linkId, now });
    if (this.isReading) return;
    this.isReading = true;
    setTimeout(() => void this.readAll(), GATHERING_MS).unref();
  }

  forget(key: string): void {
    this.waiting.delete(key);
    this.underWay.delete(key);
  }

  forgetAll(): void {
    this.waiting.clear();
    this.underWay.clear();
  }

  private async readAll(): Promise<void> {
    while (this.waiting.size > 0) {
      await this.readSome();
      await nextTurn();
    }
    this.isReading = false;
  }

  private async readSome(): Promise<void> {
    const batch = this.nextBatch();
    this.underWay = batch;
    try {
      await inTime(this.outcome.deadlineMs, this.read(batch));
    } catch {
      // The visits have their answers; one that finds nothing at hand will ask, and be told, itself.
      for (const { now } of batch.values()) this.outcome.onAway(now);
      this.waiting.clear();
      // An answer that comes later finds nothing to keep: by then, news may have passed it.
      batch.clear();
    }
    this.underWay = new Map();
  }

  private nextBatch(): Map<string, Due> {
    const batch = new Map<string, Due>();
    for (const [key, due] of this.waiting) {
      if (batch.size === MOST_AT_ONCE) break;
      this.waiting.delete(key);
      batch.set(key, due);
    }
    return batch;
  }

  private async read(batch: ReadonlyMap<string, Due>): Promise<void> {
    const before = [...batch].map(([key, { linkId }]) => ({
      linkId,
      mark: this.memory.link(key)?.mark ?? null,
    }));
    const { same, found } = await this.source.since(before);
    const byKey = new Map(found.map((each) => [placeKey(each.domainId, each.slug), each]));
    for (const [key, { linkId, now }] of batch) {
      const read = byKey.get(key);
      if (same.has(linkId)) this.memory.renewLink(key, now);
      // One that is elsewhere now is looked up by the next visit.
      else if (read?.link.id === linkId) this.memory.keepLink(key, read, now);
      else this.memory.forget(key);
    }
  }
}
