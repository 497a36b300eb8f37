import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { insertRows, marksFor } from '../../../../shared/database/dialect';
import { addMissingRows } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { type TagOnLink, TagRepository } from '../application/ports/tag-repository';
import { RESERVED_TAG, Tag } from '../domain/tag.entity';
import type { TagColor } from '../domain/tag-color';

interface Row {
  readonly link_id: number | string;
  readonly tag_id: number | string;
  readonly value: string;
  readonly color: TagColor;
}

const LIVE_LINKS_WITH = `FROM link_tags put JOIN links l ON l.id = put.link_id
  WHERE put.tag_id = ? AND l.group_id = ? AND l.trashed_at IS NULL`;

@Injectable()
export class TypeormTagRepository extends TagRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(tags: readonly Tag[]): Promise<void> {
    for (const tag of tags) await this.tags.insert(tag);
  }

  async save({ id, value, folded, color }: Tag): Promise<void> {
    await this.tags.update({ id }, { value, folded, color });
  }

  find(groupId: number, tagId: number): Promise<Tag | null> {
    return this.tags.findOneBy({ groupId, id: tagId });
  }

  async findByIds(groupId: number, tagIds: readonly number[]): Promise<Tag[]> {
    return tagIds.length === 0 ? [] : this.tags.findBy({ groupId, id: In(tagIds) });
  }

  async findByFolded(groupId: number, folded: readonly string[]): Promise<Tag[]> {
    return folded.length === 0 ? [] : this.tags.findBy({ groupId, folded: In(folded) });
  }

  async noteUse(tagIds: readonly number[], at: Date): Promise<void> {
    if (tagIds.length > 0) await this.tags.update({ id: In(tagIds) }, { usedAt: at });
  }

  async remove(tagId: number): Promise<void> {
    await this.manager.query('DELETE FROM link_tags WHERE tag_id = ?', [tagId]);
    await this.tags.delete({ id: tagId });
  }

  async putOnLink(groupId: number, linkId: number, tagIds: readonly number[]): Promise<void> {
    await this.manager.query(
      'DELETE FROM link_tags WHERE link_id = ? AND tag_id IN (SELECT id FROM tags WHERE group_id = ?)',
      [linkId, groupId],
    );
    const table = { name: 'link_tags', columns: ['link_id', 'tag_id'] };
    await insertRows(
      this.manager,
      table,
      tagIds.map((tagId) => [linkId, tagId]),
    );
  }

  async takeOffLink(linkId: number, tagId: number): Promise<void> {
    await this.manager.query('DELETE FROM link_tags WHERE link_id = ? AND tag_id = ?', [linkId, tagId]);
  }

  async putOnLinks(linkIds: readonly number[], tagIds: readonly number[]): Promise<void> {
    await addMissingRows(
      this.manager,
      { name: 'link_tags', keys: ['link_id', 'tag_id'], values: [] },
      linkIds.flatMap((linkId) => tagIds.map((tagId) => [linkId, tagId])),
    );
  }

  async putWhere(tagId: number, hasTagId: number): Promise<void> {
    await this.manager.query(
      `INSERT INTO link_tags (link_id, tag_id)
       SELECT had.link_id, ? FROM link_tags had
        WHERE had.tag_id = ?
          AND NOT EXISTS (SELECT 1 FROM link_tags has WHERE has.link_id = had.link_id AND has.tag_id = ?)`,
      [tagId, hasTagId, tagId],
    );
  }

  async takeOffLinks(linkIds: readonly number[], tagIds: readonly number[]): Promise<void> {
    if (linkIds.length === 0 || tagIds.length === 0) return;
    await this.manager.query(
      `DELETE FROM link_tags WHERE link_id IN (${marksFor(linkIds)}) AND tag_id IN (${marksFor(tagIds)})`,
      [...linkIds, ...tagIds],
    );
  }

  async ofLinks(linkIds: readonly number[]): Promise<ReadonlyMap<number, readonly TagOnLink[]>> {
    const found = new Map<number, TagOnLink[]>();
    if (linkIds.length === 0) return found;
    const rows = await this.manager.query<Row[]>(
      `SELECT put.link_id, t.id AS tag_id, t.value, t.color
         FROM link_tags put
         JOIN links l ON l.id = put.link_id
         JOIN tags t ON t.id = put.tag_id AND t.group_id = l.group_id
        WHERE put.link_id IN (${marksFor(linkIds)}) AND t.folded <> ?
        ORDER BY t.folded`,
      [...linkIds, RESERVED_TAG],
    );
    for (const { link_id: linkId, tag_id: tagId, value, color } of rows) {
      const tags = found.get(Number(linkId)) ?? [];
      tags.push({ tagId: Number(tagId), value, color });
      found.set(Number(linkId), tags);
    }
    return found;
  }

  async lastClickedWith(groupId: number, tagId: number, most: number): Promise<readonly number[]> {
    const rows: { id: number | string }[] = await this.manager.query(
      `SELECT l.id AS id ${LIVE_LINKS_WITH}
        ORDER BY l.last_click DESC, l.id DESC LIMIT ${String(most)}`,
      [tagId, groupId],
    );
    return rows.map(({ id }) => Number(id));
  }

  async countOfLinks(groupId: number, tagId: number): Promise<number> {
    const [row] = await this.manager.query<{ count: number | string }[]>(
      `SELECT COUNT(*) AS count ${LIVE_LINKS_WITH}`,
      [tagId, groupId],
    );
    return Number(row?.count ?? 0);
  }

  async allOf(groupIds: readonly number[]): Promise<Tag[]> {
    if (groupIds.length === 0) return [];
    return this.tags.find({ where: { groupId: In(groupIds) }, order: { groupId: 'ASC', folded: 'ASC' } });
  }

  async removeAllOf(groupIds: readonly number[]): Promise<void> {
    if (groupIds.length === 0) return;
    const ofGroups = `(SELECT id FROM tags WHERE group_id IN (${marksFor(groupIds)}))`;
    await this.manager.query(`DELETE FROM link_tags WHERE tag_id IN ${ofGroups}`, [...groupIds]);
    await this.tags.delete({ groupId: In(groupIds) });
  }

  private get manager() {
    return this.unitOfWork.manager;
  }

  private get tags() {
    return this.manager.getRepository(Tag);
  }
}
