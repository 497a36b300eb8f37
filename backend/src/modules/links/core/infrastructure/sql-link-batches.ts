import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { marksFor } from '../../../../shared/database/dialect';
import { rowLock } from '../../../../shared/database/row-lock';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { LinkBatches, type LinkChoice } from '../application/ports/link-batches';
import { Link } from '../domain/link.entity';
import type { LinkDisabling } from '../domain/link-findings';

/** What is buried, and what only leads to another link, has no address. */
const LEADS_SOMEWHERE = Not('');

function conditionOf(choice: LinkChoice): readonly [condition: string, values: readonly unknown[]] {
  switch (choice.of) {
    case 'browser':
      return ['browser_uuid = ? AND group_id = 0', [choice.browserUuid]];
    case 'person':
      return ['creator_user_id = ?', [choice.userId]];
    case 'all':
      return ['1 = 1', []];
  }
}

@Injectable()
export class SqlLinkBatches extends LinkBatches {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async next(choice: LinkChoice, { after, limit }: { after: number; limit: number }): Promise<Link[]> {
    const [condition, values] = conditionOf(choice);
    const rows = await this.unitOfWork.manager.query<{ id: number | string }[]>(
      `SELECT id FROM links WHERE ${condition} AND id > ? AND url <> '' ORDER BY id LIMIT ?`,
      [...values, after, limit],
    );
    const ids = rows.map(({ id }) => Number(id));
    return this.links.find({ where: { id: In(ids) }, order: { id: 'ASC' } });
  }

  async count(choice: LinkChoice, most: number): Promise<number> {
    const [condition, values] = conditionOf(choice);
    const [row] = await this.unitOfWork.manager.query<{ count: number | string }[]>(
      `SELECT COUNT(*) AS count FROM (SELECT 1 FROM links WHERE ${condition} AND url <> '' LIMIT ?) counted`,
      [...values, most],
    );
    return Number(row?.count ?? 0);
  }

  async hold(ids: readonly number[]): Promise<Link[]> {
    if (ids.length === 0) return [];
    const where = { id: In(ids), url: LEADS_SOMEWHERE };
    return this.links.find({ where, order: { id: 'ASC' }, ...rowLock(this.unitOfWork.manager) });
  }

  async setDisabled(ids: readonly number[], disabledFor: LinkDisabling | null): Promise<void> {
    if (ids.length === 0) return;
    await this.unitOfWork.manager.query(`UPDATE links SET disabled_for = ? WHERE id IN (${marksFor(ids)})`, [
      disabledFor,
      ...ids,
    ]);
  }

  private get links() {
    return this.unitOfWork.manager.getRepository(Link);
  }
}
