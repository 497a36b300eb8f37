/** `good`: as it should be. `doubtful`: works, but look at it. `wrong`: does not work, or soon will not. */
export type DoctorVerdict = 'good' | 'doubtful' | 'wrong';

/** What one look at an installation found. */
export interface DoctorFinding {
  readonly verdict: DoctorVerdict;
  /** The part that was looked at, in one or two words. */
  readonly part: string;
  readonly says: string;
  /** What to do about it; absent when all is good. */
  readonly remedy?: string;
}

/** What a part says of itself, in order: good, or with a remedy doubtful or wrong. */
export class DoctorFindings {
  readonly all: DoctorFinding[] = [];

  constructor(private readonly part: string) {}

  good(says: string): this {
    this.all.push({ verdict: 'good', part: this.part, says });
    return this;
  }

  doubtful(says: string, remedy: string): this {
    this.all.push({ verdict: 'doubtful', part: this.part, says, remedy });
    return this;
  }

  wrong(says: string, remedy: string): this {
    this.all.push({ verdict: 'wrong', part: this.part, says, remedy });
    return this;
  }
}

const MARKS: Readonly<Record<DoctorVerdict, string>> = { good: 'ok  ', doubtful: '??  ', wrong: 'BAD ' };

/** One line, the remedy in the same. */
export const lineOf = ({ verdict, part, says, remedy }: DoctorFinding): string =>
  `${MARKS[verdict]} ${part.padEnd(12)} ${says}${remedy === undefined ? '' : ` → ${remedy}`}`;

export const errorMessageOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);
