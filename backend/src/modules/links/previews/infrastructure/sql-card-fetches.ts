import { Injectable } from '@nestjs/common';
import { insertRows, isSqlite } from '../../../../shared/database/dialect';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Crawler } from '../../../../shared/domain/visitor/crawler';
import { type CardFetch, CardFetches, type NewCardFetch } from '../application/ports/card-fetches';

interface Row {
  readonly crawler: Crawler;
  readonly last_at: number | string;
  readonly fetches: number;
}

const COLUMNS = ['link_id', 'crawler', 'last_at', 'fetches'];

const ON_SQLITE = `ON CONFLICT (link_id, crawler) DO UPDATE
   SET last_at = MAX(last_at, excluded.last_at), fetches = fetches + excluded.fetches`;
const ON_SERVER = `ON DUPLICATE KEY UPDATE
   last_at = GREATEST(last_at, VALUES(last_at)), fetches = fetches + VALUES(fetches)`;

const byKey = (one: NewCardFetch, other: NewCardFetch): number =>
  one.linkId - other.linkId || (one.crawler < other.crawler ? -1 : 1);

@Injectable()
export class SqlCardFetches extends CardFetches {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async note(event: readonly NewCardFetch[]): Promise<void> {
    const { manager } = this.unitOfWork;
    const onConflict = isSqlite(manager) ? ON_SQLITE : ON_SERVER;
    // In the order of their keys, so that two who count never wait for each other in a circle.
    const rows = [...event]
      .sort(byKey)
      .map(({ linkId, crawler, lastAt, fetches }) => [linkId, crawler, lastAt, fetches]);
    await insertRows(manager, { name: 'card_fetches', columns: COLUMNS, onConflict }, rows);
  }

  async fetchesOf(linkId: number): Promise<readonly CardFetch[]> {
    const rows = await this.unitOfWork.manager.query<Row[]>(
      'SELECT crawler, last_at, fetches FROM card_fetches WHERE link_id = ? ORDER BY last_at DESC, crawler',
      [linkId],
    );
    return rows.map(({ crawler, last_at, fetches }) => ({ crawler, lastAt: Number(last_at), fetches }));
  }

  async forget(linkIds: readonly number[]): Promise<void> {
    if (linkIds.length === 0) return;
    const marks = linkIds.map(() => '?').join(', ');
    await this.unitOfWork.manager.query(`DELETE FROM card_fetches WHERE link_id IN (${marks})`, [...linkIds]);
  }
}
