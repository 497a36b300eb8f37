/** Things to choose from, each with how often it is chosen beside the others. */
export type Weighted<T> = readonly (readonly [weight: number, value: T])[];

/** A choice by weights, made ready for many choices. */
export class Choice<T> {
  private readonly ends: number[] = [];
  private readonly values: T[] = [];
  private readonly total: number = 0;

  constructor(items: Weighted<T>) {
    for (const [weight, value] of items) {
      if (weight <= 0) continue;
      this.total += weight;
      this.ends.push(this.total);
      this.values.push(value);
    }
    if (this.values.length === 0) throw new Error('nothing to choose from');
  }

  /** `at` is from 0 up to but without 1. */
  at(at: number): T {
    const place = at * this.total;
    let [low, high] = [0, this.ends.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.ends[middle] ?? 0) > place) high = middle;
      else low = middle + 1;
    }
    return this.values[low] as T;
  }
}

/** Numbers that look random and are the same for the same seed (mulberry32). Never for anything that must not be guessed. */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** From 0 up to but without 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to but without `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  pick<T>(choice: Choice<T>): T {
    return choice.at(this.next());
  }
}
