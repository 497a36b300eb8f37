import type { Suspicion } from '../../domain/suspicion';

/** A destination that has failed, and links that led there then. */
export interface Suspect {
  readonly url: string;
  readonly suspicion: Suspicion;
}

/** A link that is to be looked at again. */
export interface SuspectLink {
  readonly linkId: number;
  /** Of the address that it led to when that failed, as {@link SuspectStore.keyOf} makes it. */
  readonly key: string;
}

/** Keeps the destinations that are failing, bounded in number: what finds no room is seen by the next round. */
export abstract class SuspectStore {
  /** The same for the same address, and no two have one. */
  abstract keyOf(url: string): string;

  /** Links whose destinations are to be looked at again by now, those of at most so many destinations. */
  abstract due(now: Date, destinations: number): Promise<readonly SuspectLink[]>;

  /** What is held against these addresses; those that nothing is held against are left out. */
  abstract suspicionsOf(urls: readonly string[]): Promise<ReadonlyMap<string, Suspicion>>;

  /** Holds it against the address, with these links among those that lead there. */
  abstract doubt(suspect: Suspect, linkIds: readonly number[]): Promise<void>;

  /** These were due and could not be looked at: others come first, and nothing more is held against them. */
  abstract postpone(urls: readonly string[], until: Date): Promise<void>;

  /** Nothing is held against the address any more. */
  abstract clear(url: string): Promise<void>;

  /** These links lead elsewhere now, or nowhere. */
  abstract dropLinks(linkIds: readonly number[]): Promise<void>;
}
