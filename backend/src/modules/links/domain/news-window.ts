/** A piece of news by its number. Transactions get numbers before they commit, so that a lower one may come later. */
export interface NumberedNews {
  readonly id: number;
  readonly news: string;
}

/** Numbers that have not come by then belong to nobody: no transaction takes so long to commit. */
const GIVEN_UP_MS = 60_000;

/** Tells what news is new, while numbers may come in another order than their own. Moments are those of a steady clock. */
export class NewsWindow {
  /** Later numbers that have come, and when. */
  private readonly later = new Map<number, number>();

  /** @param floor All news up to this number have come. */
  constructor(private floor: number) {}

  /** The lowest number to ask for: that of news that has come, so that its absence tells that news has been lost. */
  get from(): number {
    return this.floor;
  }

  /** @param known from {@link from} on, by number @returns what had not come before */
  take(known: readonly NumberedNews[], now: number): string[] {
    const fresh = known.filter(({ id }) => id > this.floor && !this.later.has(id));
    for (const { id } of fresh) this.later.set(id, now);
    this.raiseFloor(now);
    return fresh.map(({ news }) => news);
  }

  private raiseFloor(now: number): void {
    const numbers = [...this.later].sort(([one], [other]) => one - other);
    for (const [id, came] of numbers) {
      if (id !== this.floor + 1 && now - came < GIVEN_UP_MS) return;
      this.floor = id;
      this.later.delete(id);
    }
  }
}
