import { Injectable } from '@nestjs/common';
import { putRow } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { InvoiceSettingsStore } from '../application/ports/invoice-settings-store';

@Injectable()
export class SqlInvoiceSettingsStore extends InvoiceSettingsStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async find(groupId: number): Promise<string | null> {
    const rows = await this.manager.query<{ settings: string }[]>(
      'SELECT settings FROM invoice_settings WHERE group_id = ?',
      [groupId],
    );
    return rows[0]?.settings ?? null;
  }

  put(groupId: number, sealed: string): Promise<void> {
    return putRow(this.manager, 'invoice_settings', {
      key: { group_id: groupId },
      values: { settings: sealed },
    });
  }

  async replace(groupId: number, stored: string, sealed: string): Promise<void> {
    await this.manager.query('UPDATE invoice_settings SET settings = ? WHERE group_id = ? AND settings = ?', [
      sealed,
      groupId,
      stored,
    ]);
  }

  async remove(groupIds: readonly number[]): Promise<void> {
    for (const groupId of groupIds) {
      await this.manager.query('DELETE FROM invoice_settings WHERE group_id = ?', [groupId]);
    }
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
