import type { NumberedChange } from '../../../../shared/domain/change-window';

/** The record of what links have changed, which every process reads. It is never empty. */
export abstract class LinkChangeLog {
  /** Adds news. Part of the caller's unit of work. */
  abstract add(change: readonly string[]): Promise<void>;

  /** The number of the latest news. */
  abstract latest(): Promise<number>;

  /** News from this number on, by number; at most as many as asked for. */
  abstract since(from: number, limit: number): Promise<NumberedChange[]>;

  /** News with these numbers, by number; those that have not come are left out. */
  abstract these(ids: readonly number[]): Promise<NumberedChange[]>;

  /** Forgets all but the latest ones. */
  abstract keepLatest(count: number): Promise<void>;
}
