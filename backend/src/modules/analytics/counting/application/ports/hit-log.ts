import type { LoggedHit } from '../../domain/logged-hit';

/** Hits that were counted together, under one version of the lists that tell people from programs. */
export interface LogEntry {
  readonly id: number;
  readonly hits: readonly LoggedHit[];
}

/** Hits to be kept, classified by today's lists. */
export interface NewLogEntry {
  /** Moment of the first of them, and when they may be kept no longer: milliseconds since 1970. */
  readonly firstAt: number;
  readonly expiresAt: number;
  /** As `packHits` wrote them. */
  readonly hits: string;
}

/** Keeps each hit for as long as the plan of its group says, and no longer. */
export abstract class HitLog {
  /** Days for which the hits of these groups are kept; those that are not found have the least. */
  abstract retentionOf(groupIds: readonly number[]): Promise<ReadonlyMap<number, number>>;

  /** Part of the transaction that counts them. */
  abstract append(entry: NewLogEntry): Promise<void>;

  /** The first entry after this one that was classified by other lists than today's; null when there is none. */
  abstract nextStale(after: number): Promise<LogEntry | null>;

  /** Moment of the first hit that was classified by other lists than today's; null when there is none. */
  abstract staleSince(): Promise<number | null>;

  /** Keeps hits as they were classified by today's lists; false when another ingester did so first. */
  abstract replace(entry: LogEntry): Promise<boolean>;

  /** Deletes what may be kept no longer, a little at a time. */
  abstract purge(now: number): Promise<void>;
}
