/** How often an entry of a block list refused an address. */
export interface EntryHits {
  readonly hits: number;
  /** Null where it never did. */
  readonly lastHitAt: Date | null;
}

/** Keeps how often entries of the block lists refused an address; also of those that are allowed again. */
export abstract class BlockHitStore {
  /** Adds to what is stored. */
  abstract add(hits: ReadonlyMap<string, EntryHits & { readonly lastHitAt: Date }>): Promise<void>;
  /** Of at most a hundred entries; those that never refused anything are left out. */
  abstract hitsOf(entries: readonly string[]): Promise<ReadonlyMap<string, EntryHits>>;
}
