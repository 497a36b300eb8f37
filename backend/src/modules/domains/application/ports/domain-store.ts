/** Keeps the numbers that domains go by. */
export abstract class DomainStore {
  /** The number of a person's subdomain, whatever it is called; null while no link ever stood on it. */
  abstract idOf(userId: number): Promise<number | null>;

  /** The same, made when there is none yet, however many ask at once. */
  abstract ensure(userId: number, now: Date): Promise<number>;

  /** Whose subdomains these are; unknown numbers are missing. */
  abstract peopleOf(ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
}
