import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { momentOf } from '../../../../shared/database/rows';
import { RESERVED_TAG } from '../domain/tag.entity';
import type { TagColor } from '../domain/tag-color';

/** A tag and how many links of its group have it. */
export interface CountedTag {
  readonly tagId: number;
  readonly value: string;
  readonly color: TagColor;
  readonly groupId: number;
  readonly creatorUserId: number;
  readonly linkCount: number;
  readonly usedAt: Date;
}

interface Row {
  readonly id: number | string;
  readonly value: string;
  readonly color: TagColor;
  readonly group_id: number;
  readonly creator_user_id: number;
  readonly link_count: number | string;
  readonly used_at: string | Date;
}

const COUNTED = `
  SELECT t.id, t.value, t.color, t.group_id, t.creator_user_id, t.used_at, (
      SELECT COUNT(*) FROM link_tags put JOIN links l ON l.id = put.link_id
       WHERE put.tag_id = t.id AND l.group_id = t.group_id AND l.trashed_at IS NULL) AS link_count
    FROM tags t`;

const countedTag = (row: Row): CountedTag => ({
  tagId: Number(row.id),
  value: row.value,
  color: row.color,
  groupId: row.group_id,
  creatorUserId: row.creator_user_id,
  linkCount: Number(row.link_count),
  usedAt: momentOf(row.used_at),
});

/** The tags of a group with the number of their links; those in the trash do not count. */
@Injectable()
export class TagListQuery {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** In the order of the alphabet; plans bound how many there are. */
  async tagsOf(groupId: number): Promise<CountedTag[]> {
    const rows = await this.unitOfWork.manager.query<Row[]>(
      `${COUNTED} WHERE t.group_id = ? AND t.folded <> ? ORDER BY t.folded`,
      [groupId, RESERVED_TAG],
    );
    return rows.map(countedTag);
  }

  async one(groupId: number, tagId: number): Promise<CountedTag | null> {
    const rows = await this.unitOfWork.manager.query<Row[]>(`${COUNTED} WHERE t.group_id = ? AND t.id = ?`, [
      groupId,
      tagId,
    ]);
    const [row] = rows;
    return row ? countedTag(row) : null;
  }
}
