import type { LoggedHit } from '../../domain/logged-hit';
import type { NewLogEntry } from './hit-log';

/** An entry of the log by its time alone. */
export interface KeptSpan {
  readonly id: number;
  /** Milliseconds since 1970, as is when it expires. */
  readonly firstAt: number;
  readonly expiresAt: number;
}

/** An entry of the log. */
export interface KeptEntry {
  readonly id: number;
  readonly expiresAt: number;
  /** Which lists of programs it was classified by. */
  readonly listsVersion: string;
  readonly hits: readonly LoggedHit[];
}

/** The log as those see it who decide how long hits are kept. */
export abstract class KeptHits {
  /** Some entries in the order of their numbers, those after this one; none at the end. */
  abstract spansAfter(id: number): Promise<readonly KeptSpan[]>;

  /** Null when it is gone. */
  abstract find(id: number): Promise<KeptEntry | null>;

  /**
   * Others in place of an entry, classified by the same lists; false, and nothing is changed, when it is gone or was
   * classified anew meanwhile. They have other numbers, so that a reader of the old entry does not write it back.
   */
  abstract replace(
    entry: Pick<KeptEntry, 'id' | 'listsVersion'>,
    others: readonly NewLogEntry[],
  ): Promise<boolean>;
}
