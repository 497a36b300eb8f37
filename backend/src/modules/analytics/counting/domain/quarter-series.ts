import type { Bucket, Slot } from './bucket';
import type { Count } from './click-count';
import { type EvenStretch, HOURS_PER_WEEK, QUARTERS_PER_WEEK } from './week-hours';

const QUARTERS_PER_HOUR = 4;

/** Hits of each quarter hour of a span, from which its days and hours follow in every zone. */
export class QuarterSeries {
  private readonly hits: Float64Array;
  private readonly uniques: Float64Array;

  constructor(readonly span: Slot) {
    const length = Math.max(0, span.to - span.from);
    this.hits = new Float64Array(length);
    this.uniques = new Float64Array(length);
  }

  /** What lies outside of the span is left out. */
  add(bucket: Bucket, hits: number, uniques: number): void {
    const index = bucket - this.span.from;
    if (index < 0 || index >= this.hits.length) return;
    this.hits[index] = (this.hits[index] ?? 0) + hits;
    this.uniques[index] = (this.uniques[index] ?? 0) + uniques;
  }

  /** Sum of a slot within the span. */
  in({ from, to }: Slot): Count {
    let [total, unique] = [0, 0];
    for (let index = from - this.span.from; index < to - this.span.from; index += 1) {
      total += this.hits[index] ?? 0;
      unique += this.uniques[index] ?? 0;
    }
    return { total, unique };
  }

  /** Sums of each of the 168 hours of a week, Monday's first, over all of these stretches. */
  perWeekHour(stretches: readonly EvenStretch[]): Count[] {
    const sums = Array.from({ length: HOURS_PER_WEEK }, () => ({ total: 0, unique: 0 }));
    for (const { from, to, shift } of stretches) {
      for (let bucket = from; bucket < to; bucket += 1) {
        const sum = sums[Math.floor(((bucket + shift) % QUARTERS_PER_WEEK) / QUARTERS_PER_HOUR)];
        if (!sum) continue;
        sum.total += this.hits[bucket - this.span.from] ?? 0;
        sum.unique += this.uniques[bucket - this.span.from] ?? 0;
      }
    }
    return sums;
  }
}
