import { Injectable } from '@nestjs/common';
import { changedBy } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { NewLogEntry } from '../application/ports/hit-log';
import { type KeptEntry, KeptHits, type KeptSpan } from '../application/ports/kept-hits';
import { unpackHits } from '../domain/logged-hit';

/** SQLite reads them without leaving the turn of the event loop. */
const SPANS_AT_ONCE = 200;

interface SpanRow {
  readonly id: number | string;
  readonly first_at: number | string;
  readonly expires_at: number | string;
}

interface EntryRow extends Omit<SpanRow, 'first_at'> {
  readonly lists_version: string;
  readonly hits: string;
}

/** The log in the tables of either engine. */
@Injectable()
export class SqlKeptHits extends KeptHits {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async spansAfter(id: number): Promise<readonly KeptSpan[]> {
    const rows = await this.unitOfWork.manager.query<SpanRow[]>(
      `SELECT id, first_at, expires_at FROM hit_log WHERE id > ? ORDER BY id LIMIT ${String(SPANS_AT_ONCE)}`,
      [id],
    );
    return rows.map((row) => ({
      id: Number(row.id),
      firstAt: Number(row.first_at),
      expiresAt: Number(row.expires_at),
    }));
  }

  async find(id: number): Promise<KeptEntry | null> {
    const [row] = await this.unitOfWork.manager.query<EntryRow[]>(
      'SELECT id, expires_at, lists_version, hits FROM hit_log WHERE id = ?',
      [id],
    );
    if (!row) return null;
    const { expires_at: expiresAt, lists_version: listsVersion, hits } = row;
    return { id, expiresAt: Number(expiresAt), listsVersion, hits: unpackHits(hits) };
  }

  async replace(
    { id, listsVersion }: Pick<KeptEntry, 'id' | 'listsVersion'>,
    others: readonly NewLogEntry[],
  ): Promise<boolean> {
    const { manager } = this.unitOfWork;
    const sql = 'DELETE FROM hit_log WHERE id = ? AND lists_version = ?';
    if ((await changedBy(manager, sql, [id, listsVersion])) === 0) return false;
    for (const { firstAt, expiresAt, hits } of others) {
      await manager.query(
        'INSERT INTO hit_log (first_at, expires_at, lists_version, hits) VALUES (?, ?, ?, ?)',
        [firstAt, expiresAt, listsVersion, hits],
      );
    }
    return true;
  }
}
