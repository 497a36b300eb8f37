import { marksFor, padded } from '../../../shared/database/dialect';
import { deleteInBatches } from '../../../shared/database/delete-in-batches';
import { changedBy } from '../../../shared/database/rows';
import type { UnitOfWork } from '../../../shared/database/unit-of-work';
import { planNamed } from '../../billing';
import { HitLog, type LogEntry, type NewLogEntry } from '../application/ports/hit-log';
import { packHits, unpackHits } from '../domain/logged-hit';
import { chunks } from './bound-values';

const FREE_PLAN = 'free';

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
    const [row] = await this.unitOfWork.manager.query<{ id: number | string; hits: string }[]>(
      'SELECT id, hits FROM hit_log WHERE id > ? AND lists_version <> ? ORDER BY id LIMIT 1',
      [after, this.listsVersion],
    );
    return row ? { id: Number(row.id), hits: unpackHits(row.hits) } : null;
  }

  async staleSince(): Promise<number | null> {
    const [row] = await this.unitOfWork.manager.query<{ first: number | string | null }[]>(
      'SELECT MIN(first_at) AS first FROM hit_log WHERE lists_version <> ?',
      [this.listsVersion],
    );
    return row?.first == null ? null : Number(row.first);
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
    return deleteInBatches(this.unitOfWork.manager, 'hit_log', 'expires_at < ?', [now]);
  }
}
