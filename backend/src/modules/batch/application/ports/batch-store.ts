import type { BatchPhase } from '../../domain/batch-phase';
import type { BatchTask } from '../../domain/batch-task.entity';
import type { JudgedRow, RowOutcome, RowResult, RowVerdict } from '../../domain/row-verdict';

/** A row with what has come of it. */
export interface StoredRow extends JudgedRow {
  readonly outcome: RowOutcome | null;
}

/** Rows of a task alike. */
export interface RowGroup {
  readonly verdict: RowVerdict;
  readonly result: RowResult | null;
  readonly code: string | null;
  readonly flag: string | null;
  readonly rows: number;
  /** The first of them. */
  readonly firstRow: number;
}

/** Keeps tasks, their rows, and what has come of these. */
export abstract class BatchStore {
  abstract add(task: BatchTask): Promise<void>;
  abstract save(task: BatchTask): Promise<void>;
  abstract find(externalId: string): Promise<BatchTask | null>;
  abstract findById(id: number): Promise<BatchTask | null>;
  /** To be changed in the caller's unit of work. */
  abstract hold(id: number): Promise<BatchTask | null>;
  /** The newest first, at most so many. */
  abstract ofGroup(groupId: number, limit: number): Promise<BatchTask[]>;
  abstract countIn(groupId: number, phases: readonly BatchPhase[]): Promise<number>;
  /** Rows of tasks of the group that have not been forgotten. */
  abstract rowsKeptOf(groupId: number): Promise<number>;
  /** Tasks in these phases on which no worker has worked since then. */
  abstract untouchedSince(moment: Date, phases: readonly BatchPhase[]): Promise<BatchTask[]>;
  abstract pausedUntil(moment: Date): Promise<BatchTask[]>;
  /** Tasks made before then whose rows are still there. */
  abstract madeBefore(moment: Date, limit: number): Promise<BatchTask[]>;
  abstract ofGroups(groupIds: readonly number[]): Promise<BatchTask[]>;
  abstract ofUser(userId: number): Promise<BatchTask[]>;
  /** Without its rows. */
  abstract remove(id: number): Promise<void>;

  abstract addRows(taskId: number, rows: readonly JudgedRow[]): Promise<void>;
  /** Rows in the order of the file. */
  abstract rowsAfter(taskId: number, n: number, limit: number): Promise<StoredRow[]>;
  /** How many rows behind that one are to become links. */
  abstract countToCreateAfter(taskId: number, n: number): Promise<number>;
  /** Which of these places rows of the task ask for. */
  abstract placesIn(taskId: number, places: readonly string[]): Promise<ReadonlySet<string>>;
  abstract addOutcomes(taskId: number, outcomes: readonly RowOutcome[]): Promise<void>;
  abstract changeResults(taskId: number, ns: readonly number[], result: RowResult): Promise<void>;
  abstract groupsOf(taskId: number): Promise<RowGroup[]>;
  /** Some rows; false when there are none left. */
  abstract removeSomeRows(taskId: number): Promise<boolean>;
}
