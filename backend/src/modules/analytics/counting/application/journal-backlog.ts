import { withTimeout } from '../../../../shared/deadline';
import type { JournalReader } from '../../../../shared/journal/journal-reader';
import type { ClickStore } from './ports/click-store';

/** What the journal holds that has not been counted. */
export interface Backlog {
  readonly segments: number;
  readonly bytes: number;
  /** Moment of the oldest line, in milliseconds; null when all have been counted. */
  readonly oldestAt: number | null;
}

/** What is known of a segment. */
export interface SegmentState {
  readonly name: string;
  /** Bytes that have been counted. */
  readonly place: number;
  /** Bytes on disk. */
  readonly bytes: number;
  /** The first line that has not been counted; undefined when there is none, or it cannot be read. */
  readonly oldest: string | undefined;
}

/** Room for the longest line. */
export const LINE_BYTES = 8 * 1024;

/** The segments' backlog; both a line and the name of its segment begin with a moment. */
export function backlogOf(segments: readonly SegmentState[]): Backlog {
  const waiting = { segments: 0, bytes: 0, oldestAt: null as number | null };
  for (const { name, place, bytes, oldest } of segments) {
    if (oldest === undefined) continue;
    const at = Number.parseInt(oldest, 10) || Number.parseInt(name, 10);
    waiting.segments += 1;
    waiting.bytes += Math.max(0, bytes - place);
    waiting.oldestAt = Math.min(waiting.oldestAt ?? at, at);
  }
  return waiting;
}

export interface BacklogParts {
  readonly journal: JournalReader;
  readonly store: Pick<ClickStore, 'placesOf'>;
  /** Size of a segment on disk; 0 when it is gone. */
  readonly segmentBytes: (segment: string) => Promise<number>;
}

/** A database that is slower is passed over. */
const PLACES_MS = 500;

/**
 * How far counting is behind, for readers in any process: perhaps no process counts. While the database is away, the places are
 * those that it told last, since it moves none of them.
 */
export class JournalBacklog {
  private places: ReadonlyMap<string, number> = new Map();

  constructor(private readonly parts: BacklogParts) {}

  async measure(): Promise<Backlog> {
    const { journal, segmentBytes } = this.parts;
    const names = (await journal.segments()).map(({ name }) => name);
    this.places = await this.placesOf(names);
    const states = names.map(async (name): Promise<SegmentState> => {
      const place = this.places.get(name) ?? 0;
      const read = await journal.linesOf(name, place, LINE_BYTES).catch(() => null);
      return { name, place, bytes: await segmentBytes(name), oldest: read?.lines[0] };
    });
    return backlogOf(await Promise.all(states));
  }

  private async placesOf(names: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (names.length === 0) return new Map();
    return withTimeout(PLACES_MS, this.parts.store.placesOf(names)).then(
      (places) => new Map(places.map(({ segment, place }) => [segment, place])),
      () => this.places,
    );
  }
}
