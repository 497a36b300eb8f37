import type { Schema } from '../../api/schemas';
import type { PlainValues } from '../../shared/plain-values';

/** Something that a member of a group did, or tried to. */
export interface LogEntry extends Omit<Schema<'LogEntryDto'>, 'details'> {
  readonly details: PlainValues;
}

export interface LogPage {
  /** Newest first. */
  readonly logs: readonly LogEntry[];
  /** Where the next page begins; null when there is none. */
  readonly next: number | null;
  readonly retentionDays: number;
}

export interface LogQuestion {
  /** Text that the entries contain; empty for all. */
  readonly q: string;
  /** Only what this person did; null for everybody. */
  readonly userId: number | null;
}

/** From the newest when `start` is null. */
export type LoadLog = (question: LogQuestion & { readonly start: number | null }) => Promise<LogPage>;
