import { Injectable } from '@nestjs/common';
import { momentOf } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { type ChangeNote, LinkHistory, type PastChange } from '../application/ports/link-history';
import type { ChangedField, LinkChange } from '../domain/link-settings';

interface Row {
  readonly id: number | string;
  readonly field: ChangedField;
  readonly value_before: string;
  readonly value_after: string;
  readonly user_id: number;
  readonly changed_at: string | Date;
}

type Place = Pick<ChangeNote, 'linkId' | 'groupId'>;

const OF_GROUP = `
  SELECT id, field, value_before, value_after, user_id, changed_at FROM link_changes
   WHERE link_id = ? AND group_id = ?`;

const pastChange = (row: Row): PastChange => ({
  changeId: Number(row.id),
  field: row.field,
  before: JSON.parse(row.value_before) as unknown,
  after: JSON.parse(row.value_after) as unknown,
  userId: row.user_id,
  changedAt: momentOf(row.changed_at),
});

@Injectable()
export class LinkHistoryStore extends LinkHistory {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(note: ChangeNote, changes: readonly LinkChange[]): Promise<void> {
    const { linkId, groupId, userId, changedAt } = note;
    for (const { field, before, after } of changes) {
      await this.unitOfWork.manager.query(
        `INSERT INTO link_changes (link_id, group_id, user_id, field, value_before, value_after, changed_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        [linkId, groupId, userId, field, JSON.stringify(before), JSON.stringify(after), changedAt],
      );
    }
  }

  async pageOf(
    { linkId, groupId }: Place,
    { before, limit }: { before: number; limit: number },
  ): Promise<PastChange[]> {
    const rows = await this.unitOfWork.manager.query<Row[]>(
      `${OF_GROUP} AND id < ? ORDER BY id DESC LIMIT ?`,
      [linkId, groupId, before, limit],
    );
    return rows.map(pastChange);
  }

  async lastOf({ linkId, groupId }: Place, fields: readonly ChangedField[]): Promise<PastChange[]> {
    if (fields.length === 0) return [];
    const marks = fields.map(() => '?').join(', ');
    const rows = await this.unitOfWork.manager.query<Row[]>(
      `${OF_GROUP} AND id IN (
         SELECT MAX(id) FROM link_changes WHERE link_id = ? AND group_id = ? AND field IN (${marks}) GROUP BY field)`,
      [linkId, groupId, linkId, groupId, ...fields],
    );
    return rows.map(pastChange);
  }

  async find({ linkId, groupId }: Place, changeId: number): Promise<PastChange | null> {
    const rows = await this.unitOfWork.manager.query<Row[]>(`${OF_GROUP} AND id = ?`, [
      linkId,
      groupId,
      changeId,
    ]);
    const [row] = rows;
    return row ? pastChange(row) : null;
  }

  async forget(linkIds: readonly number[]): Promise<void> {
    const marks = linkIds.map(() => '?').join(', ');
    await this.unitOfWork.manager.query(`DELETE FROM link_changes WHERE link_id IN (${marks})`, [...linkIds]);
  }
}
