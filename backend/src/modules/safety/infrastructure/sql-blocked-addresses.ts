import { Injectable } from '@nestjs/common';
import { addRow, changedBy } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { BlockedAddressStore } from '../application/ports/blocked-address-store';

@Injectable()
export class SqlBlockedAddresses extends BlockedAddressStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  /** Entries are added and removed, and never changed: their number and the last of them tell. */
  async version(): Promise<string> {
    const [row] = await this.manager.query<{ entries: number | string; newest: number | string | null }[]>(
      'SELECT COUNT(*) AS entries, MAX(id) AS newest FROM blocked_addresses',
    );
    return `${row?.entries ?? 0}:${row?.newest ?? 0}`;
  }

  async all(): Promise<readonly string[]> {
    const rows = await this.manager.query<{ entry: string }[]>('SELECT entry FROM blocked_addresses');
    return rows.map(({ entry }) => entry);
  }

  add(entry: string, at: Date): Promise<boolean> {
    return addRow(this.manager, 'blocked_addresses', { entry, created_at: at });
  }

  async remove(entry: string): Promise<boolean> {
    return (await changedBy(this.manager, 'DELETE FROM blocked_addresses WHERE entry = ?', [entry])) > 0;
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
