import { Injectable } from '@nestjs/common';
import { addRow, momentOrNull } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type NewAlert, OpenAlerts } from '../application/ports/open-alerts';

@Injectable()
export class SqlOpenAlerts extends OpenAlerts {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async raise({ key, kind, groupId, details }: NewAlert, at: Date): Promise<void> {
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

  async close(key: string, at: Date): Promise<void> {
    await this.manager.query(
      'UPDATE payment_alerts SET closed_at = ? WHERE alert_key = ? AND closed_at IS NULL',
      [at, key],
    );
  }

  async closeOthers(kind: string, exceptKeys: readonly string[], at: Date): Promise<void> {
    const others =
      exceptKeys.length === 0 ? '' : `AND alert_key NOT IN (${exceptKeys.map(() => '?').join(',')})`;
    await this.manager.query(
      `UPDATE payment_alerts SET closed_at = ? WHERE kind = ? AND closed_at IS NULL ${others}`,
      [at, kind, ...exceptKeys],
    );
  }

  async oldest(kind: string): Promise<Date | null> {
    const [row] = await this.manager.query<{ opened_at: string | Date | null }[]>(
      'SELECT MIN(opened_at) AS opened_at FROM payment_alerts WHERE closed_at IS NULL AND kind = ?',
      [kind],
    );
    return momentOrNull(row?.opened_at ?? null);
  }

  async count(kind: string | null): Promise<number> {
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
