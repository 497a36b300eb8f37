import { Injectable } from '@nestjs/common';
import { deleteInBatches } from '../../../shared/database/delete-in-batches';
import { addRow, momentOf, momentOrNull } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type NewNotification, NotificationStore } from '../application/ports/notification-store';
import type { Notification, NotificationParams, NotificationType } from '../domain/notification';

interface Row {
  readonly id: number | string;
  readonly type: string;
  readonly params: string;
  readonly created_at: string | Date;
  readonly read_at: string | Date | null;
}

@Injectable()
export class TypeormNotificationStore extends NotificationStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add({ id, userId, type, params }: NewNotification, now: Date): Promise<void> {
    await addRow(this.manager, 'notifications', {
      event_key: id,
      user_id: userId,
      type,
      params: JSON.stringify(params),
      created_at: now,
      read_at: null,
    });
  }

  async page(userId: number, before: number | null, limit: number): Promise<Notification[]> {
    const older = before === null ? '' : 'AND id < ?';
    const rows = await this.manager.query<Row[]>(
      `SELECT id, type, params, created_at, read_at FROM notifications
        WHERE user_id = ? ${older} ORDER BY id DESC LIMIT ${limit}`,
      before === null ? [userId] : [userId, before],
    );
    return rows.map((row) => ({
      id: Number(row.id),
      type: row.type as NotificationType,
      params: JSON.parse(row.params) as NotificationParams,
      createdAt: momentOf(row.created_at),
      readAt: momentOrNull(row.read_at),
    }));
  }

  async countUnread(userId: number, atMost: number): Promise<number> {
    const rows = await this.manager.query<{ unread: number | string }[]>(
      `SELECT COUNT(*) AS unread FROM
        (SELECT 1 AS one FROM notifications WHERE user_id = ? AND read_at IS NULL LIMIT ${atMost}) AS some`,
      [userId],
    );
    return Number(rows[0]?.unread ?? 0);
  }

  async markRead(userId: number, ids: readonly number[] | undefined, now: Date): Promise<void> {
    if (ids?.length === 0) return;
    const those = ids ? `AND id IN (${ids.map(() => '?').join(', ')})` : '';
    await this.manager.query(
      `UPDATE notifications SET read_at = ? WHERE user_id = ? AND read_at IS NULL ${those}`,
      [now, userId, ...(ids ?? [])],
    );
  }

  async blockedOf(userId: number): Promise<string[]> {
    const rows = await this.manager.query<{ type: string }[]>(
      'SELECT type FROM notification_blocks WHERE user_id = ? ORDER BY type',
      [userId],
    );
    return rows.map(({ type }) => type);
  }

  async setBlocked(userId: number, type: NotificationType, isBlocked: boolean): Promise<void> {
    if (isBlocked) await addRow(this.manager, 'notification_blocks', { user_id: userId, type });
    else {
      await this.manager.query('DELETE FROM notification_blocks WHERE user_id = ? AND type = ?', [
        userId,
        type,
      ]);
    }
  }

  async erase(userId: number): Promise<void> {
    await deleteInBatches(this.manager, 'notifications', 'user_id = ?', [userId]);
    await this.manager.query('DELETE FROM notification_blocks WHERE user_id = ?', [userId]);
  }

  async removeOlderThan(moment: Date): Promise<void> {
    await deleteInBatches(this.manager, 'notifications', 'created_at < ?', [moment]);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
