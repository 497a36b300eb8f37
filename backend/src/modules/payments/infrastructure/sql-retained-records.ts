import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { RetainedRecords } from '../application/ports/retained-records';

type Id = number | string;

interface Selection {
  readonly table: string;
  /** Which of its rows are deleted. */
  readonly condition: string;
  readonly values: readonly unknown[];
}

/** Orders have up to a dozen rows each in other tables. */
const ROWS_AT_ONCE = 200;

const BY_ORDER = ['invoice_allowances', 'payment_refunds', 'invoices', 'coupon_uses', 'payment_attempts'];
const BY_SUBSCRIPTION = ['subscription_periods', 'missed_renewals', 'mandates'];

const PAID = 'paid_at < ?';
const UNPAID = "state IN ('failed', 'expired', 'cancelled') AND expires_at < ?";
/** Since then: what was given back years later belongs to the accounts of that year. */
const UNBOOKED = `NOT EXISTS (
  SELECT 1 FROM ledger_entries e WHERE e.order_id = orders.id AND e.booked_at >= ?)`;

const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

@Injectable()
export class SqlRetainedRecords extends RetainedRecords {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async purgeOrders(before: Date, signal: AbortSignal): Promise<void> {
    const removeParts = async (ids: readonly Id[]): Promise<void> => {
      for (const table of BY_ORDER) await this.deleteBy(table, 'order_id', ids);
    };
    for (const condition of [PAID, UNPAID]) {
      const orders = { table: 'orders', condition: `${condition} AND ${UNBOOKED}`, values: [before, before] };
      await this.purge(orders, signal, removeParts);
    }
  }

  purgeSubscriptions(before: Date, signal: AbortSignal): Promise<void> {
    const ended = { table: 'subscriptions', condition: 'ended_at < ?', values: [before] };
    return this.purge(ended, signal, async (ids) => {
      await this.unitOfWork.manager.query(
        `DELETE FROM card_checks WHERE mandate_number IN (
           SELECT number FROM mandates WHERE subscription_id IN (${marks(ids)}))`,
        [...ids],
      );
      for (const table of BY_SUBSCRIPTION) await this.deleteBy(table, 'subscription_id', ids);
    });
  }

  async purgeEvents(before: Date, signal: AbortSignal): Promise<void> {
    // Their moments have no index, and the oldest have the lowest ids.
    const oldest = `id <= (SELECT MIN(n.id) + ${String(ROWS_AT_ONCE)} FROM payment_events n)`;
    const notices = { table: 'payment_events', condition: `received_at < ? AND ${oldest}`, values: [before] };
    await this.purge(notices, signal);
    await this.purge({ table: 'payment_alerts', condition: 'closed_at < ?', values: [before] }, signal);
    // Money that was of no use had a mandate without a subscription.
    const unused = `subscription_id IS NULL AND state = 'terminated' AND created_at < ?`;
    await this.purge({ table: 'mandates', condition: unused, values: [before] }, signal);
  }

  purgeBookings(before: Date, signal: AbortSignal): Promise<void> {
    return this.purge({ table: 'ledger_entries', condition: 'booked_at < ?', values: [before] }, signal);
  }

  private async purge(
    { table, condition, values }: Selection,
    signal: AbortSignal,
    removeParts: (ids: readonly Id[]) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    while (!signal.aborted) {
      const rows = await this.unitOfWork.manager.query<{ id: Id }[]>(
        `SELECT id FROM ${table} WHERE ${condition} LIMIT ${String(ROWS_AT_ONCE)}`,
        [...values],
      );
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      await this.unitOfWork.runRepeatable(async () => {
        await removeParts(ids);
        await this.deleteBy(table, 'id', ids);
      });
      await setImmediate();
    }
  }

  private async deleteBy(table: string, column: string, ids: readonly Id[]): Promise<void> {
    await this.unitOfWork.manager.query(`DELETE FROM ${table} WHERE ${column} IN (${marks(ids)})`, [...ids]);
  }
}
