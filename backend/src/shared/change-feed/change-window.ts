/** A piece of news by its number. Transactions get numbers before they commit, so that a lower one may come later. */
export interface NumberedChange {
  readonly id: number;
  readonly change: string;
}

/** Looks after which a number that has not come is taken as unused: its transaction was taken back. */
const MAX_POLLS = 600;
/** Numbers waited for at once; when there are more, the lowest are given up. */
const MAX_AWAITED = 2_000;

/**
 * Tells what news is new, while numbers may come in another order than their own. It counts looks and no time: while
 * no process can look, nothing can have been missed.
 */
export class ChangeWindow {
  /** Numbers below the last one that have not come, and how many looks ago they should have. In order. */
  private readonly missing = new Map<number, number>();
  private last: number;

  /** @param known the latest news, by number, none of which is new; what is missing between them may still come */
  constructor(known: readonly NumberedChange[]) {
    this.last = known[0]?.id ?? 0;
    this.await(known);
  }

  /** The number to ask on from: that of news that has come, so that its absence tells that news has been lost. */
  get from(): number {
    return this.last;
  }

  /** Numbers to ask for besides. */
  get awaited(): readonly number[] {
    return [...this.missing.keys()];
  }

  /** @param known from {@link from} on, and those {@link awaited}, by number @returns what had not come before */
  take(known: readonly NumberedChange[]): string[] {
    const fresh = known.filter(({ id }) => id > this.last || this.missing.has(id));
    for (const { id } of fresh) this.missing.delete(id);
    this.giveUp();
    this.await(fresh);
    return fresh.map(({ change }) => change);
  }

  private giveUp(): void {
    for (const [id, looks] of this.missing) {
      if (looks === MAX_POLLS) this.missing.delete(id);
      else this.missing.set(id, looks + 1);
    }
  }

  private await(known: readonly NumberedChange[]): void {
    for (const { id } of known) {
      if (id <= this.last) continue;
      const lowest = Math.max(this.last + 1, id - MAX_AWAITED);
      for (let left = lowest; left < id; left += 1) this.missing.set(left, 0);
      this.last = id;
    }
    for (const id of this.missing.keys()) {
      if (this.missing.size <= MAX_AWAITED) return;
      this.missing.delete(id);
    }
  }
}
