import type { Attempt } from '../../domain/attempt.entity';
import type { CalendarDate } from '../../domain/billing-calendar';
import type { PaymentType } from '../../domain/payment-type';
import type { BookedMoney, ReconciliationDifference, ReconciliationRun } from '../../domain/reconciliation';

/** How far a comparison has come. */
export type RunProgress = Pick<
  ReconciliationRun,
  'id' | 'lastAttemptId' | 'checked' | 'tries' | 'failure' | 'dueAt' | 'finishedAt'
>;

/** Comparisons with gateways, day by day. */
export abstract class ReconciliationStore {
  /** Begins that of a day; nothing when it was begun before. */
  abstract begin(gateway: PaymentType, day: CalendarDate, now: Date): Promise<void>;
  /** Those that have not ended, earliest day first. */
  abstract unfinished(gateway: PaymentType, limit: number): Promise<ReconciliationRun[]>;
  abstract save(progress: RunProgress): Promise<void>;
  /**
   * Attempts of its gateway that were settled on its day, or begun on it and not settled since, in the order of their ids
   * after those that it has compared.
   */
  abstract toCompare(run: ReconciliationRun, limit: number): Promise<Attempt[]>;
  /** By ids of attempts. */
  abstract bookedOf(attempts: readonly Attempt[]): Promise<ReadonlyMap<number, BookedMoney>>;
  /** Each once. */
  abstract addDifference(difference: ReconciliationDifference, at: Date): Promise<void>;
  /** Newest first, below that id. */
  abstract page(beforeId: number, limit: number): Promise<ReconciliationRun[]>;
  abstract differencesOf(runIds: readonly number[], limit: number): Promise<ReconciliationDifference[]>;
  /** How many were begun before that moment and have not ended. */
  abstract countUnfinished(begunBefore: Date): Promise<number>;
}
