import { Injectable } from '@nestjs/common';
import { addRow, momentOf } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { PersonViewStore } from '../application/ports/person-views';
import type { PersonView } from '../domain/person-view';

interface Row {
  readonly id: string;
  readonly admin_user_id: number;
  readonly session_id: string;
  readonly user_id: number;
  readonly group_id: number;
  readonly expires_at: string | Date;
}

const viewOf = (row: Row): PersonView => ({
  id: row.id,
  adminUserId: row.admin_user_id,
  sessionId: row.session_id,
  userId: row.user_id,
  groupId: row.group_id,
  expiresAt: momentOf(row.expires_at),
});

@Injectable()
export class SqlPersonViews extends PersonViewStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(view: PersonView): Promise<void> {
    const row = {
      id: view.id,
      admin_user_id: view.adminUserId,
      session_id: view.sessionId,
      user_id: view.userId,
      group_id: view.groupId,
      expires_at: view.expiresAt,
    };
    await addRow(this.manager, 'person_views', row);
  }

  async openOne(
    { sessionId, userId, groupId }: Pick<PersonView, 'sessionId' | 'userId' | 'groupId'>,
    now: Date,
  ): Promise<PersonView | null> {
    const [row] = await this.manager.query<Row[]>(
      'SELECT * FROM person_views WHERE session_id = ? AND user_id = ? AND group_id = ? AND expires_at > ?',
      [sessionId, userId, groupId, now],
    );
    return row ? viewOf(row) : null;
  }

  async find(id: string): Promise<PersonView | null> {
    const [row] = await this.manager.query<Row[]>('SELECT * FROM person_views WHERE id = ?', [id]);
    return row ? viewOf(row) : null;
  }

  async remove(id: string): Promise<void> {
    await this.manager.query('DELETE FROM person_views WHERE id = ?', [id]);
  }

  async removeEnded(by: Date): Promise<void> {
    await this.manager.query('DELETE FROM person_views WHERE expires_at <= ?', [by]);
  }

  async removeOf(userId: number): Promise<void> {
    await this.manager.query('DELETE FROM person_views WHERE user_id = ? OR admin_user_id = ?', [
      userId,
      userId,
    ]);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
