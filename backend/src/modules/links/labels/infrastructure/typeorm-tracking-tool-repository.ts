import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { isUniqueViolation } from '../../../../shared/database/database-errors';
import { insertRows } from '../../../../shared/database/dialect';
import { addMissingRows } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import {
  type LinkWithTool,
  type ToolOnLink,
  TrackingToolRepository,
} from '../application/ports/tracking-tool-repository';
import { SHARED_DOMAIN } from '../../core/domain/link.entity';
import { ToolNameTaken } from '../domain/labels.errors';
import { TrackingTool } from '../domain/tracking-tool.entity';
import type { TrackingValue } from '../domain/tracking-value';

interface Row {
  readonly link_id: number | string;
  readonly id: number | string;
  readonly name: string;
  readonly value: string;
}

@Injectable()
export class TypeormTrackingToolRepository extends TrackingToolRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  add(tool: TrackingTool): Promise<void> {
    return this.named(tool, () => this.tools.insert(tool));
  }

  /** A statement that changes nothing locks the row on both engines; only one of them knows SELECT … FOR UPDATE. */
  async hold(groupId: number, id: number): Promise<TrackingTool | null> {
    await this.manager.query('UPDATE tracking_tools SET name = name WHERE group_id = ? AND id = ?', [
      groupId,
      id,
    ]);
    return this.tools.findOneBy({ groupId, id });
  }

  save(tool: TrackingTool): Promise<void> {
    return this.named(tool, () => this.tools.save(tool));
  }

  async remove(id: number): Promise<void> {
    await this.manager.query('DELETE FROM link_tools WHERE tool_id = ?', [id]);
    await this.tools.delete({ id });
  }

  async putOnLink(groupId: number, linkId: number, ids: readonly number[]): Promise<void> {
    await this.manager.query(
      'DELETE FROM link_tools WHERE link_id = ? AND tool_id IN (SELECT id FROM tracking_tools WHERE group_id = ?)',
      [linkId, groupId],
    );
    const table = { name: 'link_tools', columns: ['link_id', 'tool_id'] };
    await insertRows(
      this.manager,
      table,
      ids.map((id) => [linkId, id]),
    );
  }

  async putOnLinks(linkIds: readonly number[], ids: readonly number[]): Promise<void> {
    await addMissingRows(
      this.manager,
      { name: 'link_tools', keys: ['link_id', 'tool_id'], values: [] },
      linkIds.flatMap((linkId) => ids.map((id) => [linkId, id])),
    );
  }

  async linksWith(id: number, limit: number): Promise<readonly LinkWithTool[]> {
    const rows = await this.manager.query<{ link_id: number | string; domain_id: number; slug: string }[]>(
      `SELECT put.link_id, l.domain_id, l.slug FROM link_tools put JOIN links l ON l.id = put.link_id
        WHERE put.tool_id = ? AND l.domain_id <> ? LIMIT ?`,
      [id, SHARED_DOMAIN, limit],
    );
    return rows.map((row) => ({ linkId: Number(row.link_id), domainId: row.domain_id, slug: row.slug }));
  }

  async ofLinks(linkIds: readonly number[]): Promise<ReadonlyMap<number, readonly ToolOnLink[]>> {
    const found = new Map<number, ToolOnLink[]>();
    if (linkIds.length === 0) return found;
    const rows = await this.manager.query<Row[]>(
      `SELECT put.link_id, t.id, t.name, t.value
         FROM link_tools put
         JOIN links l ON l.id = put.link_id
         JOIN tracking_tools t ON t.id = put.tool_id AND t.group_id = l.group_id
        WHERE put.link_id IN (${linkIds.map(() => '?').join(', ')})
        ORDER BY t.folded_name`,
      [...linkIds],
    );
    for (const { link_id: linkId, id, name, value } of rows) {
      const tools = found.get(Number(linkId)) ?? [];
      tools.push({ id: Number(id), name, value: JSON.parse(value) as TrackingValue });
      found.set(Number(linkId), tools);
    }
    return found;
  }

  async allOf(groupIds: readonly number[]): Promise<TrackingTool[]> {
    if (groupIds.length === 0) return [];
    return this.tools.find({
      where: { groupId: In(groupIds) },
      order: { groupId: 'ASC', kind: 'ASC', foldedName: 'ASC' },
    });
  }

  async removeAllOf(groupIds: readonly number[]): Promise<void> {
    if (groupIds.length === 0) return;
    const marks = groupIds.map(() => '?').join(', ');
    await this.manager.query(
      `DELETE FROM link_tools WHERE tool_id IN (SELECT id FROM tracking_tools WHERE group_id IN (${marks}))`,
      [...groupIds],
    );
    await this.tools.delete({ groupId: In(groupIds) });
  }

  private async named({ name }: TrackingTool, store: () => Promise<unknown>): Promise<void> {
    try {
      await store();
    } catch (error) {
      if (isUniqueViolation(error)) throw new ToolNameTaken(name);
      throw error;
    }
  }

  private get manager() {
    return this.unitOfWork.manager;
  }

  private get tools() {
    return this.manager.getRepository(TrackingTool);
  }
}
