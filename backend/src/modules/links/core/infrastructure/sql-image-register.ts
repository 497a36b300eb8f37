import { Injectable } from '@nestjs/common';
import { isSqlite } from '../../../../shared/database/dialect';
import { changedBy } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { ImageRegister, type NewImage } from '../application/ports/image-register';
import type { MeasuredImage } from '../domain/preview/measured-image';

interface Row {
  readonly name: string;
}

const marksOf = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
const namesOf = (rows: readonly Row[]): readonly string[] => rows.map(({ name }) => name);

@Injectable()
export class SqlImageRegister extends ImageRegister {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add({ name, groupId, at, width, height, bytes }: NewImage): Promise<void> {
    await this.manager.query(
      'INSERT INTO link_images (name, group_id, created_at, width, height, bytes) VALUES (?, ?, ?, ?, ?, ?)',
      [name, groupId, at, width, height, bytes],
    );
  }

  async sizeOf(name: string): Promise<MeasuredImage | null> {
    const rows = await this.manager.query<MeasuredImage[]>(
      'SELECT width, height, bytes FROM link_images WHERE name = ? AND width IS NOT NULL LIMIT 1',
      [name],
    );
    return rows[0] ?? null;
  }

  async has(groupId: number, name: string): Promise<boolean> {
    const rows = await this.manager.query<Row[]>(
      'SELECT name FROM link_images WHERE name = ? AND group_id = ?',
      [name, groupId],
    );
    return rows.length > 0;
  }

  async use(groupId: number, name: string): Promise<boolean> {
    const sql = 'UPDATE link_images SET is_used = 1 WHERE name = ? AND group_id = ?';
    return (await changedBy(this.manager, sql, [name, groupId])) > 0;
  }

  async share(groupId: number, name: string): Promise<void> {
    const twice = isSqlite(this.manager)
      ? 'ON CONFLICT (name, group_id) DO NOTHING'
      : 'ON DUPLICATE KEY UPDATE name = VALUES(name)';
    await this.manager.query(
      `INSERT INTO link_images (name, group_id, is_used, created_at, width, height, bytes)
       SELECT name, ?, 1, created_at, width, height, bytes FROM (
         SELECT name, created_at, width, height, bytes FROM link_images WHERE name = ? LIMIT 1
       ) AS known WHERE 1 = 1 ${twice}`,
      [groupId, name],
    );
  }

  async unusedSince(before: Date, limit: number): Promise<readonly string[]> {
    return namesOf(
      await this.manager.query<Row[]>(
        'SELECT name FROM link_images WHERE is_used = 0 AND created_at < ? ORDER BY created_at LIMIT ?',
        [before, limit],
      ),
    );
  }

  async forgetUnused(name: string): Promise<boolean> {
    const sql = 'DELETE FROM link_images WHERE name = ? AND is_used = 0';
    return (await changedBy(this.manager, sql, [name])) > 0;
  }

  async ofGroups(groupIds: readonly number[], limit: number): Promise<readonly string[]> {
    if (groupIds.length === 0) return [];
    return namesOf(
      await this.manager.query<Row[]>(
        `SELECT DISTINCT name FROM link_images WHERE group_id IN (${marksOf(groupIds)}) LIMIT ?`,
        [...groupIds, limit],
      ),
    );
  }

  async alsoOfOthers(groupIds: readonly number[], names: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.manager.query<Row[]>(
      `SELECT name FROM link_images WHERE name IN (${marksOf(names)}) AND group_id NOT IN (${marksOf(groupIds)})`,
      [...names, ...groupIds],
    );
    return new Set(namesOf(rows));
  }

  async forget(groupIds: readonly number[], names: readonly string[]): Promise<void> {
    await this.manager.query(
      `DELETE FROM link_images WHERE name IN (${marksOf(names)}) AND group_id IN (${marksOf(groupIds)})`,
      [...names, ...groupIds],
    );
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}
