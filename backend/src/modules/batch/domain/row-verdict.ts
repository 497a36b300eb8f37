/** What would come of a row, and what has come of it. */
export const ROW_VERDICTS = ['create', 'skip', 'fail'] as const;
export type RowVerdict = (typeof ROW_VERDICTS)[number];

export type RowResult = 'created' | 'failed' | 'undone' | 'kept';

/** What is noted of a row that can be made all the same. */
export type RowFlag = 'unchecked' | 'suspicious';

/** A row of a file, judged. */
export interface JudgedRow {
  /** From 1; the heading is none. */
  readonly n: number;
  readonly cells: readonly string[];
  readonly verdict: RowVerdict;
  /** Why it would not be made, stable; null where it would. */
  readonly code: string | null;
  /** The same in English. */
  readonly message: string | null;
  readonly flag: RowFlag | null;
  /** Host and slug that it asks for; null for a random slug. */
  readonly place: string | null;
}

/** What running a task has made of a row. */
export interface RowOutcome {
  readonly n: number;
  readonly result: RowResult;
  readonly code: string | null;
  readonly message: string | null;
  readonly linkId: number | null;
  readonly shortUrl: string | null;
}
