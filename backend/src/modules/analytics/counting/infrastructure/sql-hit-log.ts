import { marksFor, padded } from '../../../../shared/database/dialect';
import { deleteInBatches } from '../../../../shared/database/delete-in-batches';
import { changedBy } from '../../../../shared/database/rows';
import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { planNamed } from '../../../billing/values';
import { HitLog, type LogEntry, type NewLogEntry } from '../application/ports/hit-log';
import { packHits, unpackHits } from '../domain/logged-hit';
import { chunks } from './bound-values';

const FREE_PLAN = 'free';
/** Asked one after the other, each by the index: for "other than" every row would be gone through. */
const OTHER_LISTS = ['<', '>'] as const;
/** Rows are as large as two thousand hits. */
const TABLE = { name: 'hit_log', atOnce: 8 };

/** The log in the tables of either engine: hits that were counted together and are kept equally long are one row. */
export class SqlHitLog extends HitLog {
  /** @param listsVersion another one whenever the lists that tell people from programs are others */
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listsVersion: string,
  ) {
    super();
  }

  async retentionOf(groupIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const days = new Map(groupIds.map((groupId) => [groupId, planNamed(FREE_PLAN).limits.logRetentionDays]));
    for (const part of chunks(groupIds)) {
      const keys = padded(part);
      const rows = await this.unitOfWork.manager.query<{ id: number | string; plan: string }[]>(
        `SELECT id, plan FROM user_groups WHERE id IN (${marksFor(keys)})`,
        keys,
      );
      for (const { id, plan } of rows) days.set(Number(id), planNamed(plan).limits.logRetentionDays);
    }
    return days;
  }

  async append({ firstAt, expiresAt, hits }: NewLogEntry): Promise<void> {
    await this.unitOfWork.manager.query(
      'INSERT INTO hit_log (first_at, expires_at, lists_version, hits) VALUES (?, ?, ?, ?)',
      [firstAt, expiresAt, this.listsVersion, hits],
    );
  }

  async nextStale(after: number): Promise<LogEntry | null> {
    if (!(await this.hasStale())) return null;
    const [row] = await this.unitOfWork.manager.query<{ id: number | string; hits: string }[]>(
      'SELECT id, hits FROM hit_log WHERE id > ? AND lists_version <> ? ORDER BY id LIMIT 1',
      [after, this.listsVersion],
    );
    return row ? { id: Number(row.id), hits: unpackHits(row.hits) } : null;
  }

  async staleSince(): Promise<number | null> {
    const firsts = await this.ofOthers<{ first: number | string | null }>(
      (others) => `SELECT MIN(first_at) AS first FROM hit_log WHERE ${others}`,
    );
    const moments = firsts.flatMap(({ first }) => (first === null ? [] : [Number(first)]));
    return moments.length === 0 ? null : Math.min(...moments);
  }

  async replace({ id, hits }: LogEntry): Promise<boolean> {
    const changed = await changedBy(
      this.unitOfWork.manager,
      'UPDATE hit_log SET hits = ?, lists_version = ? WHERE id = ? AND lists_version <> ?',
      [packHits(hits), this.listsVersion, id, this.listsVersion],
    );
    return changed === 1;
  }

  purge(now: number): Promise<void> {
    return deleteInBatches(this.unitOfWork.manager, TABLE, 'expires_at < ?', [now]);
  }

  /** Nearly always nothing is, and looking for it row by row would take as long as the log is. */
  private async hasStale(): Promise<boolean> {
    const some = await this.ofOthers((others) => `SELECT 1 AS one FROM hit_log WHERE ${others} LIMIT 1`);
    return some.length > 0;
  }

  /** @param write the question, given which rows it is about: those that were classified by other lists than today's */
  private async ofOthers<Row>(write: (others: string) => string): Promise<Row[]> {
    const rows: Row[] = [];
    for (const side of OTHER_LISTS) {
      const sql = write(`lists_version ${side} ?`);
      rows.push(...(await this.unitOfWork.manager.query<Row[]>(sql, [this.listsVersion])));
    }
    return rows;
  }
}
