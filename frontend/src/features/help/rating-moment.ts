interface Shelf {
  read(): unknown;
  write(value: unknown): boolean;
}

const DAY_MS = 86_400_000;
/** A new visitor has nothing to say yet. */
const SETTLED_AFTER_MS = 14 * DAY_MS;
/** Asking once is a question, asking often a nuisance. */
const PAUSE_MS = 180 * DAY_MS;

/** When to ask a member how they like Linklet. */
export class RatingMoment {
  private readonly shelf: Shelf;

  constructor(shelf: Shelf) {
    this.shelf = shelf;
  }

  isDue(memberSince: string, now: number): boolean {
    // Not “<”, which a day that cannot be read would pass.
    if (!(now - Date.parse(memberSince) >= SETTLED_AFTER_MS)) return false;
    const askedAt = this.shelf.read();
    return typeof askedAt !== 'number' || now - askedAt >= PAUSE_MS;
  }

  /** They answered, or would rather not. */
  noteAsked(now: number): void {
    this.shelf.write(now);
  }
}
