import { Injectable } from '@nestjs/common';
import { deleteInBatches } from '../../../shared/database/delete-in-batches';
import { addRow } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { OutageMailStore, type PendingChange } from '../application/ports/outage-mail-store';
import type { DestinationChange } from '../domain/outages/destination-change';

interface Row {
  readonly id: number | string;
  readonly news: string;
}

@Injectable()
export class SqlOutageMailStore extends OutageMailStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  add(key: string, userId: number, change: DestinationChange, now: Date): Promise<boolean> {
    return addRow(this.manager, 'outage_mails', {
      event_key: key,
      user_id: userId,
      news: JSON.stringify(change),
      created_at: now,
      mailed_at: null,
    });
  }

  async countSince(userId: number, since: Date, atMost: number): Promise<number> {
    const rows = await this.manager.query<unknown[]>(
      `SELECT 1 AS one FROM outage_mails
        WHERE user_id = ? AND (mailed_at IS NULL OR mailed_at > ?) LIMIT ${String(atMost)}`,
      [userId, since],
    );
    return rows.length;
  }

  async waiting(before: Date, lastMail: Date, limit: number): Promise<readonly number[]> {
    const rows = await this.manager.query<{ user_id: number }[]>(
      `SELECT DISTINCT user_id FROM outage_mails fresh WHERE mailed_at IS NULL AND created_at <= ?
          AND NOT EXISTS (
            SELECT 1 FROM outage_mails sent WHERE sent.user_id = fresh.user_id AND sent.mailed_at > ?
          ) ORDER BY user_id LIMIT ${String(limit)}`,
      [before, lastMail],
    );
    return rows.map(({ user_id }) => user_id);
  }

  async pendingFor(userId: number, limit: number): Promise<readonly PendingChange[]> {
    const rows = await this.manager.query<Row[]>(
      `SELECT id, news FROM outage_mails WHERE user_id = ? AND mailed_at IS NULL
        ORDER BY id LIMIT ${String(limit)}`,
      [userId],
    );
    return rows.map(({ id, news: change }) => ({
      id: Number(id),
      change: JSON.parse(change) as DestinationChange,
    }));
  }

  async mailed(userId: number, upTo: number, now: Date): Promise<void> {
    await this.manager.query(
      'UPDATE outage_mails SET mailed_at = ? WHERE user_id = ? AND mailed_at IS NULL AND id <= ?',
      [now, userId, upTo],
    );
  }

  async erase(userId: number): Promise<void> {
    await deleteInBatches(this.manager, 'outage_mails', 'user_id = ?', [userId]);
  }

  async removeMailedBefore(moment: Date): Promise<void> {
    await deleteInBatches(this.manager, 'outage_mails', 'mailed_at < ?', [moment]);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
