import type { BlockList } from '../../domain/block-list';

/** A line that could not be used. */
export interface SkippedLine {
  /** From 1. */
  readonly number: number;
  /** At most 100 characters. */
  readonly text: string;
}

/** What came of the last reading. */
export interface BlockListReading {
  /** Null where there is no list. */
  readonly readAt: Date | null;
  /** Entries in use. */
  readonly entries: number;
  readonly skipped: number;
  /** The first 20 of these. */
  readonly skippedLines: readonly SkippedLine[];
  /** Whether the list as it is now cannot be read, so that one of before is in use. */
  readonly isOutdated: boolean;
}

/** Where the operator says what is blocked. */
export abstract class BlockListSource {
  /** As it was read last. */
  abstract get known(): BlockList;
  /** As it is now, give or take a second. */
  abstract current(): Promise<BlockList>;
  /** Of the list as it is now, give or take a second. */
  abstract reading(): Promise<BlockListReading>;
}
