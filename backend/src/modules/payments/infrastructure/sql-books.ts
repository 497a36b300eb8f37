import { Injectable } from '@nestjs/common';
import { addMissingRows, addRow, momentOrNull } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Books, type EventOutcome, type NewAlert, type StatedEvent } from '../application/ports/books';
import type { Booking } from '../domain/ledger';

const LEDGER = {
  name: 'ledger_entries',
  keys: ['booking', 'account'],
  values: ['minor', 'currency', 'order_id', 'booked_at'],
};

@Injectable()
export class SqlBooks extends Books {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  book(bookings: readonly Booking[], at: Date): Promise<void> {
    const rows = bookings.flatMap(({ key, orderId, postings }) =>
      postings.map(
        ({ account, amount }) => [key, account, amount.minor, amount.currency, orderId, at] as const,
      ),
    );
    return addMissingRows(this.manager, LEDGER, rows);
  }

  async knowsEvent(key: string): Promise<boolean> {
    const rows = await this.manager.query<unknown[]>('SELECT 1 FROM payment_events WHERE event_key = ?', [
      key,
    ]);
    return rows.length > 0;
  }

  addEvent({ key, kind, number, amount }: StatedEvent, at: Date): Promise<boolean> {
    return addRow(this.manager, 'payment_events', {
      event_key: key,
      kind,
      outcome: 'applied',
      reason: null,
      number,
      minor: amount?.minor ?? null,
      received_at: at,
    });
  }

  async noteOutcome(key: string, { outcome, reason }: EventOutcome): Promise<void> {
    await this.manager.query('UPDATE payment_events SET outcome = ?, reason = ? WHERE event_key = ?', [
      outcome,
      reason,
      key,
    ]);
  }

  async alert({ key, kind, groupId, details }: NewAlert, at: Date): Promise<void> {
    const isNew = await addRow(this.manager, 'payment_alerts', {
      alert_key: key,
      kind,
      group_id: groupId,
      details: JSON.stringify(details),
      opened_at: at,
    });
    if (isNew) return;
    await this.manager.query(
      `UPDATE payment_alerts SET closed_at = NULL, closed_by = NULL, close_reason = NULL, details = ?
        WHERE alert_key = ? AND closed_at IS NOT NULL`,
      [JSON.stringify(details), key],
    );
  }

  async closeAlert(key: string, at: Date): Promise<void> {
    await this.manager.query(
      'UPDATE payment_alerts SET closed_at = ? WHERE alert_key = ? AND closed_at IS NULL',
      [at, key],
    );
  }

  async closeAlerts(kind: string, exceptKeys: readonly string[], at: Date): Promise<void> {
    const others =
      exceptKeys.length === 0 ? '' : `AND alert_key NOT IN (${exceptKeys.map(() => '?').join(',')})`;
    await this.manager.query(
      `UPDATE payment_alerts SET closed_at = ? WHERE kind = ? AND closed_at IS NULL ${others}`,
      [at, kind, ...exceptKeys],
    );
  }

  async oldestOpenAlert(kind: string): Promise<Date | null> {
    const [row] = await this.manager.query<{ opened_at: string | Date | null }[]>(
      'SELECT MIN(opened_at) AS opened_at FROM payment_alerts WHERE closed_at IS NULL AND kind = ?',
      [kind],
    );
    return momentOrNull(row?.opened_at ?? null);
  }

  async countOpenAlerts(kind: string | null): Promise<number> {
    const [ofKind, values] = kind === null ? ['', []] : ['AND kind = ?', [kind]];
    const rows = await this.manager.query<{ many: number | string }[]>(
      `SELECT COUNT(*) AS many FROM payment_alerts WHERE closed_at IS NULL ${ofKind}`,
      values,
    );
    return Number(rows[0]?.many ?? 0);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
