/** Where the disk or the processor is slow, beginning and ending a transaction takes the time, and less to count saves none. */
const SMALLEST = 2 * 1024 * 1024;
const LARGEST = 4 * 1024 * 1024;

/**
 * How many bytes of the journal to count at once: as many as one transaction can within the time
 * that others may be kept waiting for it.
 */
export class BatchSize {
  private size = SMALLEST;

  constructor(private readonly transactionMs: number) {}

  get bytes(): number {
    return this.size;
  }

  /** Learns from a batch that filled its size. */
  took(milliseconds: number): void {
    const fitting = this.size * (this.transactionMs / Math.max(milliseconds, 1));
    // Grow carefully and shrink at once: a transaction that is too long is felt, one that is too short is not.
    this.size = Math.round(Math.min(Math.max(Math.min(fitting, this.size * 1.5), SMALLEST), LARGEST));
  }
}
