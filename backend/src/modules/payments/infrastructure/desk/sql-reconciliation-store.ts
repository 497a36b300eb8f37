import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { addRow, momentOf, momentOrNull } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { type Currency, money } from '../../../../shared/domain/money';
import { ReconciliationStore, type RunProgress } from '../../application/ports/reconciliation-store';
import { Attempt } from '../../domain/attempt.entity';
import type { CalendarDate } from '../../domain/billing-calendar';
import type { PaymentType } from '../../domain/payment-type';
import {
  type BookedMoney,
  type DifferenceKind,
  momentsOf,
  type ReconciliationDifference,
  type ReconciliationRun,
} from '../../domain/reconciliation';

type Stored = number | string;

interface RunRow {
  readonly id: Stored;
  readonly gateway: PaymentType;
  readonly day: string;
  readonly started_at: string | Date;
  readonly finished_at: string | Date | null;
  readonly due_at: string | Date | null;
  readonly last_attempt_id: Stored;
  readonly checked: number;
  readonly tries: number;
  readonly failure: string | null;
}

interface DifferenceRow {
  readonly run_id: Stored;
  readonly attempt_id: Stored;
  readonly number: string;
  readonly kind: DifferenceKind;
  readonly booked_minor: Stored | null;
  readonly found_minor: Stored | null;
  readonly currency: string;
}

interface EntryRow {
  readonly order_id: Stored;
  readonly booking: string;
  readonly account: string;
  readonly minor: Stored;
  readonly currency: Currency;
}

const RUN = `SELECT id, gateway, day, started_at, finished_at, due_at, last_attempt_id, checked, tries, failure
  FROM reconciliation_runs`;

const numberOrNull = (stored: Stored | null): number | null => (stored === null ? null : Number(stored));
const marksOf = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

const runOf = (row: RunRow): ReconciliationRun => ({
  id: Number(row.id),
  gateway: row.gateway,
  day: row.day,
  startedAt: momentOf(row.started_at),
  finishedAt: momentOrNull(row.finished_at),
  dueAt: momentOrNull(row.due_at),
  lastAttemptId: Number(row.last_attempt_id),
  checked: row.checked,
  tries: row.tries,
  failure: row.failure,
});

const differenceIn = (row: DifferenceRow): ReconciliationDifference => ({
  runId: Number(row.run_id),
  attemptId: Number(row.attempt_id),
  number: row.number,
  kind: row.kind,
  bookedMinor: numberOrNull(row.booked_minor),
  foundMinor: numberOrNull(row.found_minor),
  currency: row.currency,
});

@Injectable()
export class SqlReconciliationStore extends ReconciliationStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async begin(gateway: PaymentType, day: CalendarDate, now: Date): Promise<void> {
    const known = await this.manager.query<unknown[]>(
      'SELECT id FROM reconciliation_runs WHERE gateway = ? AND day = ?',
      [gateway, day],
    );
    if (known.length > 0) return;
    const times = { started_at: now, due_at: now };
    await addRow(this.manager, 'reconciliation_runs', { gateway, day, ...times, last_attempt_id: 0 });
  }

  async unfinished(gateway: PaymentType, limit: number): Promise<ReconciliationRun[]> {
    const rows = await this.manager.query<RunRow[]>(
      `${RUN} WHERE due_at IS NOT NULL AND gateway = ? ORDER BY day LIMIT ${limit}`,
      [gateway],
    );
    return rows.map(runOf);
  }

  async save({ id, lastAttemptId, checked, tries, failure, dueAt, finishedAt }: RunProgress): Promise<void> {
    await this.manager.query(
      `UPDATE reconciliation_runs
          SET last_attempt_id = ?, checked = ?, tries = ?, failure = ?, due_at = ?, finished_at = ?
        WHERE id = ?`,
      [lastAttemptId, checked, tries, failure, dueAt, finishedAt, id],
    );
  }

  async toCompare({ gateway, day, lastAttemptId }: ReconciliationRun, limit: number): Promise<Attempt[]> {
    const { from, to } = momentsOf(day);
    const rest = [from, to, gateway, lastAttemptId];
    const rows = await this.manager.query<{ id: Stored }[]>(
      `SELECT id FROM payment_attempts
        WHERE settled_at >= ? AND settled_at < ? AND gateway = ? AND id > ? AND amount_minor > 0
       UNION
       SELECT id FROM payment_attempts
        WHERE created_at >= ? AND created_at < ? AND gateway = ? AND id > ? AND amount_minor > 0
          AND settled_at IS NULL
        ORDER BY id LIMIT ${limit}`,
      [...rest, ...rest],
    );
    if (rows.length === 0) return [];
    return this.manager.getRepository(Attempt).find({
      where: { id: In(rows.map(({ id }) => Number(id))) },
      order: { id: 'ASC' },
    });
  }

  async bookedOf(attempts: readonly Attempt[]): Promise<ReadonlyMap<number, BookedMoney>> {
    const orderIds = [...new Set(attempts.map(({ orderId }) => orderId))];
    if (orderIds.length === 0) return new Map();
    const entries = await this.manager.query<EntryRow[]>(
      `SELECT order_id, booking, account, minor, currency FROM ledger_entries
        WHERE order_id IN (${marksOf(orderIds)}) AND account LIKE 'cash:%'`,
      orderIds,
    );
    const returning = await this.beingReturned(attempts);
    return new Map(
      attempts.map((attempt) => [
        attempt.id,
        { ...bookedFor(attempt, entries), isBeingReturned: returning.has(attempt.id) },
      ]),
    );
  }

  /** Ids of those of which something is to go back that is not booked yet. */
  private async beingReturned(attempts: readonly Attempt[]): Promise<ReadonlySet<number>> {
    const rows = await this.manager.query<{ attempt_id: Stored }[]>(
      `SELECT attempt_id FROM payment_refunds
        WHERE attempt_id IN (${marksOf(attempts)}) AND state <> 'done'`,
      attempts.map(({ id }) => id),
    );
    return new Set(rows.map(({ attempt_id: id }) => Number(id)));
  }

  async addDifference({ runId, ...difference }: ReconciliationDifference, at: Date): Promise<void> {
    await addRow(this.manager, 'reconciliation_differences', {
      run_id: runId,
      attempt_id: difference.attemptId,
      number: difference.number,
      kind: difference.kind,
      booked_minor: difference.bookedMinor,
      found_minor: difference.foundMinor,
      currency: difference.currency,
      found_at: at,
    });
  }

  async page(beforeId: number, limit: number): Promise<ReconciliationRun[]> {
    const rows = await this.manager.query<RunRow[]>(`${RUN} WHERE id < ? ORDER BY id DESC LIMIT ${limit}`, [
      beforeId,
    ]);
    return rows.map(runOf);
  }

  async differencesOf(runIds: readonly number[], limit: number): Promise<ReconciliationDifference[]> {
    if (runIds.length === 0) return [];
    const rows = await this.manager.query<DifferenceRow[]>(
      `SELECT run_id, attempt_id, number, kind, booked_minor, found_minor, currency
         FROM reconciliation_differences WHERE run_id IN (${marksOf(runIds)}) ORDER BY id LIMIT ${limit}`,
      [...runIds],
    );
    return rows.map(differenceIn);
  }

  async countUnfinished(begunBefore: Date): Promise<number> {
    const [row] = await this.manager.query<{ many: Stored }[]>(
      'SELECT COUNT(*) AS many FROM reconciliation_runs WHERE due_at IS NOT NULL AND started_at < ?',
      [begunBefore],
    );
    return Number(row?.many ?? 0);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}

function bookedFor(
  { id, orderId, gateway }: Attempt,
  entries: readonly EntryRow[],
): Omit<BookedMoney, 'isBeingReturned'> {
  const own = entries.filter(
    (entry) => Number(entry.order_id) === orderId && entry.account === `cash:${gateway ?? ''}`,
  );
  const taken = own.find(({ booking }) => booking === `captured:${id}`);
  const returned = own.map(({ minor }) => Number(minor)).filter((minor) => minor < 0);
  return {
    taken: taken ? money(Number(taken.minor), taken.currency) : null,
    returnedMinor: returned.reduce((sum, minor) => sum - minor, 0),
  };
}
