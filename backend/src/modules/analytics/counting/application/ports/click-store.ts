import type { CardRow } from '../../domain/card-tally';
import type { Tally } from '../../domain/tally';

/** Where counting has got to in one segment of the journal. */
export interface JournalPlace {
  readonly segment: string;
  /** Bytes from the start of the segment that have been counted. */
  readonly place: number;
}

/** Another ingester has counted from this place already; nothing of the batch may be kept. */
export class PlaceMoved extends Error {
  constructor({ segment, place }: JournalPlace) {
    super(`${segment} was counted from byte ${String(place)} by another ingester`);
    this.name = PlaceMoved.name;
  }
}

/** Keeps the counters, the open windows of visitors, and the places in the journal that they stand for. */
export abstract class ClickStore {
  /** Places of those segments that have one. */
  abstract placesOf(segments: readonly string[]): Promise<JournalPlace[]>;

  /** Moves a place on; throws PlaceMoved, or a unique violation, when another ingester did so first. */
  abstract movePlace(from: JournalPlace, to: number): Promise<void>;

  /** The segment is gone; its place stays for a while, because a slow ingester may still hold lines of it. */
  abstract finishSegment(segment: string, now: number): Promise<void>;

  /** When the windows of these visitors opened, by mark; expired windows may be among them. */
  abstract windowsOf(marks: readonly number[]): Promise<Map<number, number>>;

  /** Keeps new windows; throws a unique violation when another ingester opened one of them first. */
  abstract openWindows(opened: ReadonlyMap<number, number>): Promise<void>;

  /** Forgets windows that were opened by what is no click any more. */
  abstract closeWindows(marks: readonly number[]): Promise<void>;

  /** The groups that these links belong to; links that are gone are left out. */
  abstract groupsOf(linkIds: readonly number[]): Promise<ReadonlyMap<number, number>>;

  /** Adds to the counters by the quarter hour, and to those by the day and the month that have been folded already. */
  abstract add(tally: Tally): Promise<void>;

  /** Who asked for cards, and when last. */
  abstract addCards(rows: readonly CardRow[]): Promise<void>;

  /** Forgets windows that opened before one moment and segments that were finished before another. */
  abstract purge(windowsBefore: number, segmentsBefore: number): Promise<void>;
}
