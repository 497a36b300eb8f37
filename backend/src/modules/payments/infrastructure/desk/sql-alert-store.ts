import { Injectable } from '@nestjs/common';
import { changedBy, momentOf, momentOrNull } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { type AlertClosing, AlertStore } from '../../application/ports/alert-store';
import type { AlertDetails, AlertState, PaymentAlert } from '../../domain/payment-alert';

interface Row {
  readonly id: number | string;
  readonly kind: string;
  readonly group_id: number | string;
  readonly details: string;
  readonly opened_at: string | Date;
  readonly closed_at: string | Date | null;
  readonly closed_by: number | string | null;
  readonly close_reason: string | null;
}

const SELECT = `SELECT id, kind, group_id, details, opened_at, closed_at, closed_by, close_reason FROM payment_alerts`;

const alertOf = (row: Row): PaymentAlert => ({
  id: Number(row.id),
  kind: row.kind,
  groupId: Number(row.group_id),
  details: JSON.parse(row.details) as AlertDetails,
  openedAt: momentOf(row.opened_at),
  closedAt: momentOrNull(row.closed_at),
  closedBy: row.closed_by === null ? null : Number(row.closed_by),
  closeReason: row.close_reason,
});

@Injectable()
export class SqlAlertStore extends AlertStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  page(state: AlertState, beforeId: number, limit: number): Promise<PaymentAlert[]> {
    const isClosed = state === 'open' ? 'closed_at IS NULL' : 'closed_at IS NOT NULL';
    return this.select(`WHERE ${isClosed} AND id < ? ORDER BY id DESC LIMIT ${limit}`, [beforeId]);
  }

  ofGroup(groupId: number, limit: number): Promise<PaymentAlert[]> {
    return this.select(`WHERE group_id = ? ORDER BY id DESC LIMIT ${limit}`, [groupId]);
  }

  async find(alertId: number): Promise<PaymentAlert | null> {
    return (await this.select('WHERE id = ?', [alertId]))[0] ?? null;
  }

  async close(alertId: number, { userId, reason, at }: AlertClosing): Promise<boolean> {
    const changed = await changedBy(
      this.unitOfWork.manager,
      `UPDATE payment_alerts SET closed_at = ?, closed_by = ?, close_reason = ?
        WHERE id = ? AND closed_at IS NULL`,
      [at, userId, reason, alertId],
    );
    return changed > 0;
  }

  private async select(condition: string, values: readonly unknown[]): Promise<PaymentAlert[]> {
    return (await this.unitOfWork.manager.query<Row[]>(`${SELECT} ${condition}`, [...values])).map(alertOf);
  }
}
