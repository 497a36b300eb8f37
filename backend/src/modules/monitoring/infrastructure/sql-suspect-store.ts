import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { insertRows, isSqlite } from '../../../shared/database/dialect';
import { momentOf } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { type Suspect, type SuspectLink, SuspectStore } from '../application/ports/suspect-store';
import type { Suspicion } from '../domain/suspicion';
import { inParts, marksOf } from './in-parts';

interface Row {
  readonly destination: string;
  readonly failures: number;
  readonly failing_since: string | Date;
  readonly next_at: string | Date;
}

/** Links that are failing; dead ones leave after a day, so that others find room. */
const MAX_LINKS = 20_000;

/** One row for each link, found by what its destination was; those of one destination are alike. */
@Injectable()
export class SqlSuspectStore extends SuspectStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  keyOf(url: string): string {
    return createHash('sha256').update(url).digest('hex');
  }

  async due(now: Date, destinations: number): Promise<readonly SuspectLink[]> {
    const due = await this.manager.query<{ destination: string }[]>(
      `SELECT destination FROM patrol_suspects WHERE next_at <= ?
        GROUP BY destination ORDER BY MIN(next_at) LIMIT ${String(destinations)}`,
      [now],
    );
    if (due.length === 0) return [];
    const keys = due.map(({ destination }) => destination);
    const rows = await this.manager.query<{ link_id: number | string; destination: string }[]>(
      `SELECT link_id, destination FROM patrol_suspects WHERE destination IN (${marksOf(keys)})`,
      keys,
    );
    return rows.map(({ link_id, destination }) => ({ linkId: Number(link_id), key: destination }));
  }

  async suspicionsOf(urls: readonly string[]): Promise<ReadonlyMap<string, Suspicion>> {
    if (urls.length === 0) return new Map();
    const urlOf = new Map(urls.map((url) => [this.keyOf(url), url]));
    const rows = await this.manager.query<Row[]>(
      `SELECT DISTINCT destination, failures, failing_since, next_at FROM patrol_suspects
        WHERE destination IN (${marksOf(urls)})`,
      [...urlOf.keys()],
    );
    return new Map(rows.map((row) => [urlOf.get(row.destination) ?? '', suspicionOf(row)]));
  }

  doubt({ url, suspicion }: Suspect, linkIds: readonly number[]): Promise<void> {
    const { failures, since, nextAt } = suspicion;
    const key = this.keyOf(url);
    return this.unitOfWork.run(async () => {
      await this.manager.query(
        'UPDATE patrol_suspects SET failures = ?, failing_since = ?, next_at = ? WHERE destination = ?',
        [failures, since, nextAt, key],
      );
      const [count] = await this.manager.query<{ links: number | string }[]>(
        'SELECT COUNT(*) AS links FROM patrol_suspects',
      );
      const room = Math.max(0, MAX_LINKS - Number(count?.links ?? 0));
      const fresh = (await this.without(key, linkIds)).slice(0, room);
      await insertRows(
        this.manager,
        { name: 'patrol_suspects', columns: COLUMNS, onConflict: this.replacing },
        fresh.map((id) => [id, key, failures, since, nextAt]),
      );
    });
  }

  async postpone(urls: readonly string[], until: Date): Promise<void> {
    for (const part of inParts(urls.map((url) => this.keyOf(url)))) {
      await this.manager.query(
        `UPDATE patrol_suspects SET next_at = ? WHERE next_at < ? AND destination IN (${marksOf(part)})`,
        [until, until, ...part],
      );
    }
  }

  async clear(url: string): Promise<void> {
    await this.manager.query('DELETE FROM patrol_suspects WHERE destination = ?', [this.keyOf(url)]);
  }

  async dropLinks(linkIds: readonly number[]): Promise<void> {
    for (const part of inParts(linkIds)) {
      await this.manager.query(`DELETE FROM patrol_suspects WHERE link_id IN (${marksOf(part)})`, [...part]);
    }
  }

  /** Those of the links that are not held for this destination yet. */
  private async without(key: string, linkIds: readonly number[]): Promise<readonly number[]> {
    const rows = await this.manager.query<{ link_id: number | string }[]>(
      'SELECT link_id FROM patrol_suspects WHERE destination = ?',
      [key],
    );
    const known = new Set(rows.map(({ link_id }) => Number(link_id)));
    return linkIds.filter((id) => !known.has(id));
  }

  /** What led elsewhere before. */
  private get replacing(): string {
    const rest = COLUMNS.slice(1);
    return isSqlite(this.manager)
      ? `ON CONFLICT (link_id) DO UPDATE SET ${rest.map((name) => `${name} = excluded.${name}`).join(', ')}`
      : `ON DUPLICATE KEY UPDATE ${rest.map((name) => `${name} = VALUES(${name})`).join(', ')}`;
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}

const COLUMNS = ['link_id', 'destination', 'failures', 'failing_since', 'next_at'];

const suspicionOf = ({ failures, failing_since, next_at }: Row): Suspicion => ({
  failures,
  since: momentOf(failing_since),
  nextAt: momentOf(next_at),
});
