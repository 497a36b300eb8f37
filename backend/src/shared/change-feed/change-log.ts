import type { NumberedChange } from './change-window';

/** Stands in a change log for anything of its kind. */
export const ANY_CHANGE = '*';

/** What has changed, written in the transactions that change it and read by every process. Never empty. */
export abstract class ChangeLog {
  /** Adds changes. Part of the caller's unit of work. */
  abstract add(changes: readonly string[]): Promise<void>;

  /** The number of the latest change. */
  abstract latest(): Promise<number>;

  /** Changes from this number on, by number; at most `limit` of them. */
  abstract since(from: number, limit: number): Promise<NumberedChange[]>;

  /** Changes with these numbers, by number; those that have not come are left out. */
  abstract these(ids: readonly number[]): Promise<NumberedChange[]>;

  /** Deletes all but the latest ones. */
  abstract keepLatest(count: number): Promise<void>;
}
