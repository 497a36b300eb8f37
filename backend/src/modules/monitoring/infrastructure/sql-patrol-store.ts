import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { insertRows, isSqlite } from '../../../shared/database/dialect';
import { changedBy, momentOf, momentOrNull } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import {
  type PatrolLink,
  type PatrolProgress,
  type PatrolRow,
  PatrolStore,
  type PatrolTurn,
  type RecheckRequest,
  type ProbeNote,
} from '../application/ports/patrol-store';
import { type LinkDisabling, type LinkWarning, type LinkTarget, webAddressesOf } from '../../links/values';
import { inParts, marksOf } from './in-parts';

type Stored = string | Date;

interface LinkRow {
  readonly id: number | string;
  readonly domain_id: number;
  readonly url: string;
  readonly fallback_url: string | null;
  readonly backup_url: string | null;
  /** JSON. */
  readonly targets: string | null;
  readonly alias_of: number | string | null;
  readonly trashed_at: Stored | null;
  readonly expires_at: Stored | null;
  readonly down_since: Stored | null;
  readonly warning: LinkWarning | null;
  readonly disabled_for: LinkDisabling | null;
}

interface RecheckRow {
  readonly link_id: number | string;
  readonly asked_at: Stored;
  readonly tries: number;
}

interface TurnRow {
  readonly round_began: Stored | null;
  readonly round_at: number | string | null;
  readonly made_at: number | string;
  readonly witnesses: string | null;
}

/** A run that takes longer has died. */
const HELD_MS = 10 * 60_000;
const COLUMNS = `id, domain_id, url, fallback_url, backup_url, targets, alias_of, trashed_at, expires_at, down_since,
  warning, disabled_for`;

@Injectable()
export class SqlPatrolStore extends PatrolStore {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  async begin(): Promise<PatrolTurn | null> {
    const holder = randomUUID();
    const now = this.clock.now();
    const taken = await changedBy(
      this.manager,
      'UPDATE patrol SET holder = ?, held_until = ? WHERE id = 1 AND (holder IS NULL OR held_until <= ?)',
      [holder, new Date(now.getTime() + HELD_MS), now],
    );
    if (taken === 0) return null;
    const [row] = await this.manager.query<TurnRow[]>(
      'SELECT round_began, round_at, made_at, witnesses FROM patrol WHERE holder = ?',
      [holder],
    );
    return row ? turnOf(holder, row) : null;
  }

  async end({ holder }: PatrolTurn, progress: PatrolProgress): Promise<void> {
    const { roundBegan, roundAt, madeAt, witnesses } = progress;
    await this.manager.query(
      `UPDATE patrol SET holder = NULL, held_until = NULL, round_began = ?, round_at = ?, made_at = ?, witnesses = ?
        WHERE holder = ?`,
      [roundBegan, roundAt, madeAt, JSON.stringify(witnesses), holder],
    );
  }

  async release({ holder }: PatrolTurn): Promise<void> {
    await this.manager.query('UPDATE patrol SET holder = NULL, held_until = NULL WHERE holder = ?', [holder]);
  }

  async rows(after: number, upTo: number, limit: number): Promise<readonly PatrolRow[]> {
    const rows = await this.manager.query<LinkRow[]>(
      `SELECT ${COLUMNS} FROM links WHERE id > ? AND id <= ? ORDER BY id LIMIT ${String(limit)}`,
      [after, upTo],
    );
    return rows.map((row) => ({ id: Number(row.id), link: this.livingOf(row) }));
  }

  async linksOf(ids: readonly number[]): Promise<readonly PatrolLink[]> {
    const links: PatrolLink[] = [];
    for (const part of inParts(ids)) {
      const rows = await this.manager.query<LinkRow[]>(
        `SELECT ${COLUMNS} FROM links WHERE id IN (${marksOf(part)})`,
        [...part],
      );
      links.push(...rows.map((row) => this.livingOf(row)).filter((link) => link !== null));
    }
    return links;
  }

  async ask(linkIds: readonly number[]): Promise<void> {
    const twice = isSqlite(this.manager)
      ? 'ON CONFLICT (link_id) DO UPDATE SET asked_at = excluded.asked_at, next_at = excluded.next_at, tries = 0'
      : 'ON DUPLICATE KEY UPDATE asked_at = VALUES(asked_at), next_at = VALUES(next_at), tries = 0';
    const now = this.clock.now();
    const table = { name: 'patrol_wishes', columns: ['link_id', 'asked_at', 'next_at'], onConflict: twice };
    await insertRows(
      this.manager,
      table,
      linkIds.map((id) => [id, now, now]),
    );
  }

  async forget(linkIds: readonly number[]): Promise<void> {
    for (const part of inParts(linkIds)) {
      await this.manager.query(
        `UPDATE links SET probed_at = NULL, probe_answer = NULL, answers_since = NULL WHERE id IN (${marksOf(part)})`,
        [...part],
      );
    }
  }

  async requests(limit: number): Promise<readonly RecheckRequest[]> {
    const rows = await this.manager.query<RecheckRow[]>(
      `SELECT link_id, asked_at, tries FROM patrol_wishes WHERE next_at IS NULL OR next_at <= ?
        ORDER BY next_at, asked_at LIMIT ${String(limit)}`,
      [this.clock.now()],
    );
    return rows.map(({ link_id, asked_at, tries }) => ({
      linkId: Number(link_id),
      askedAt: momentOf(asked_at),
      tries,
    }));
  }

  async fulfil(requests: readonly RecheckRequest[]): Promise<void> {
    for (const { linkId, askedAt } of requests) {
      await this.manager.query('DELETE FROM patrol_wishes WHERE link_id = ? AND asked_at = ?', [
        linkId,
        askedAt,
      ]);
    }
  }

  async postpone({ linkId, askedAt, tries }: RecheckRequest, until: Date): Promise<void> {
    await this.manager.query(
      'UPDATE patrol_wishes SET next_at = ?, tries = ? WHERE link_id = ? AND asked_at = ?',
      [until, tries + 1, linkId, askedAt],
    );
  }

  async note({ linkIds, answer, isUp }: ProbeNote): Promise<void> {
    const now = this.clock.now();
    const since = isUp ? 'COALESCE(answers_since, ?)' : 'NULL';
    for (const part of inParts(linkIds)) {
      await this.manager.query(
        `UPDATE links SET probed_at = ?, probe_answer = ?, answers_since = ${since} WHERE id IN (${marksOf(part)})`,
        [now, answer, ...(isUp ? [now] : []), ...part],
      );
    }
  }

  /** Null when no visitor is sent there. */
  private livingOf(row: LinkRow): PatrolLink | null {
    const { url, fallback_url: fallbackUrl, backup_url: backupUrl } = row;
    const isOver = row.expires_at !== null && momentOf(row.expires_at) <= this.clock.now();
    if (row.alias_of !== null || row.trashed_at !== null || (isOver && fallbackUrl === null)) return null;
    const targets = row.targets === null ? null : (JSON.parse(row.targets) as readonly LinkTarget[]);
    const addresses = webAddressesOf({ url, fallbackUrl, backupUrl, targets });
    if (addresses.length === 0) return null;
    return {
      id: Number(row.id),
      domainId: row.domain_id,
      main: isOver ? null : url,
      addresses,
      warning: row.warning,
      disabledFor: row.disabled_for,
      downSince: momentOrNull(row.down_since),
    };
  }

  private get manager() {
    return this.unitOfWork.manager;
  }
}

const turnOf = (holder: string, { round_began, round_at, made_at, witnesses }: TurnRow): PatrolTurn => ({
  holder,
  roundBegan: momentOrNull(round_began),
  roundAt: round_at === null ? null : Number(round_at),
  madeAt: Number(made_at),
  witnesses: witnesses === null ? [] : (JSON.parse(witnesses) as string[]),
});
