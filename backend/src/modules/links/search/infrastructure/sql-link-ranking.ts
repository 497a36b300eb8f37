import { Injectable } from '@nestjs/common';
import { isSqlite, runEachOnSqlite } from '../../../../shared/database/dialect';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { LinkRanking, type NewClicks } from '../application/ports/link-ranking';

const ADD_ON_SQLITE =
  'UPDATE links SET click_count = click_count + ?, last_click = MAX(last_click, ?) WHERE id = ?';
/** All at once: what is bound is one list, and links are gone through in its order. */
const ADD_ON_SERVER = `UPDATE
    JSON_TABLE(?, '$[*]' COLUMNS (id BIGINT PATH '$[2]', clicks INT PATH '$[0]', last INT PATH '$[1]')) AS news
    STRAIGHT_JOIN links ON links.id = news.id
  SET links.click_count = links.click_count + news.clicks, links.last_click = GREATEST(links.last_click, news.last)`;

@Injectable()
export class SqlLinkRanking extends LinkRanking {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async note(event: readonly NewClicks[]): Promise<void> {
    // In the order of their keys, so that two who count never wait for each other in a circle.
    const sorted = [...event].sort((one, other) => one.linkId - other.linkId);
    const { manager } = this.unitOfWork;
    const rows = sorted.map(({ linkId, clicks, lastClick }) => [clicks, lastClick, linkId]);
    if (isSqlite(manager)) await runEachOnSqlite(manager, ADD_ON_SQLITE, rows);
    else await manager.query(ADD_ON_SERVER, [JSON.stringify(rows)]);
  }

  async clickedSince(groupId: number, since: number, most: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.manager.query<{ id: number | string }[]>(
      `SELECT id FROM links WHERE group_id = ? AND trashed_at IS NULL AND last_click >= ?
        ORDER BY last_click DESC, id DESC LIMIT ${String(most)}`,
      [groupId, since],
    );
    return rows.map(({ id }) => Number(id));
  }

  async groupsOf(linkIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (linkIds.length === 0) return new Map();
    const rows = await this.unitOfWork.manager.query<{ id: number | string; group_id: number | string }[]>(
      `SELECT id, group_id FROM links WHERE id IN (${linkIds.map(() => '?').join(',')})`,
      [...linkIds],
    );
    return new Map(rows.map((row) => [Number(row.id), Number(row.group_id)]));
  }
}
