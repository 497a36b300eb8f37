/** Bounds are powers of two microseconds, so that finding a wait's place costs one instruction: 64 µs … 16.8 s. */
const FIRST = 6;
const LAST = 24;

/** How long something took, kept in a way that costs the measured path next to nothing. */
export class LatencyHistogram {
  private readonly counts = new Float64Array(33);
  private total = 0;

  observe(ms: number): void {
    const place = 32 - Math.clz32(ms * 1_000);
    this.counts[place] = (this.counts[place] ?? 0) + 1;
    this.total += ms;
  }

  get sumSeconds(): number {
    return this.total / 1_000;
  }

  get count(): number {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  /** How many took no longer than each bound, as Prometheus has it: each includes those before it. */
  get buckets(): readonly { readonly leSeconds: number; readonly count: number }[] {
    const buckets = [];
    let count = this.counts.slice(0, FIRST).reduce((sum, each) => sum + each, 0);
    for (let place = FIRST; place <= LAST; place += 1) {
      count += this.counts[place] ?? 0;
      buckets.push({ leSeconds: 2 ** place / 1_000_000, count });
    }
    return buckets;
  }
}
