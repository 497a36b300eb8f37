import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretSettings } from '../../../config/settings';
import { ANY_CHANGE } from '../../../shared/change-feed/change-log';
import { deriveKey } from '../../../shared/crypto/derived-key';
import { addRow, changedBy, momentOrNull } from '../../../shared/database/rows';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { SubdomainStore } from '../application/ports/subdomain-store';
import { RESERVED_MS, type SubdomainRecord } from '../domain/subdomain';

interface Row {
  readonly user_id: number | string;
  readonly released_at: string | Date | null;
  readonly is_kept: number;
}

interface NameRow {
  readonly name: string;
  readonly user_id: number | string;
}

/** No subdomain begins with it. */
const TOMBSTONE = '~';
/** More names than anybody had in a year. */
const MAX_NAMES = 1_000;

@Injectable()
export class TypeormSubdomainStore extends SubdomainStore {
  private readonly key: Buffer;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    secrets: SecretSettings,
  ) {
    super();
    this.key = deriveKey(secrets.secret, 'subdomain-tombstones');
  }

  async hostOf(userId: number): Promise<string | null> {
    const rows = await this.manager.query<{ name: string }[]>(
      'SELECT name FROM subdomains WHERE holder_id = ?',
      [userId],
    );
    return rows[0]?.name ?? null;
  }

  async find(name: string): Promise<SubdomainRecord | null> {
    const rows = await this.manager.query<Row[]>(
      'SELECT user_id, released_at, is_kept FROM subdomains WHERE name IN (?, ?) ORDER BY claimed_at DESC',
      [name, this.tombstoneOf(name)],
    );
    const [row] = rows;
    if (!row) return null;
    const { user_id, released_at, is_kept } = row;
    return { userId: Number(user_id), releasedAt: momentOrNull(released_at), isKept: Boolean(is_kept) };
  }

  async ownerOf(name: string): Promise<number | null> {
    const rows = await this.manager.query<NameRow[]>('SELECT name, user_id FROM subdomains WHERE name = ?', [
      name,
    ]);
    const [row] = rows;
    return row ? Number(row.user_id) : null;
  }

  async namesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (userIds.length === 0) return new Map();
    const marks = userIds.map(() => '?').join(', ');
    const rows = await this.manager.query<NameRow[]>(
      `SELECT name, user_id FROM subdomains WHERE user_id IN (${marks}) AND name NOT LIKE '${TOMBSTONE}%'
        ORDER BY holder_id IS NOT NULL, claimed_at`,
      [...userIds],
    );
    return new Map(rows.map(({ name, user_id }) => [Number(user_id), name]));
  }

  async keep(userId: number): Promise<void> {
    await this.manager.query('UPDATE subdomains SET is_kept = 1 WHERE user_id = ?', [userId]);
  }

  async give(name: string, userId: number, now: Date): Promise<boolean> {
    if ((await this.hostOf(userId)) === name) return true;
    await this.release(userId, now);
    const isKept = Number(await this.hasKept(userId));
    const again = await changedBy(
      this.manager,
      `UPDATE subdomains SET user_id = ?, holder_id = ?, claimed_at = ?, released_at = NULL, is_kept = ?
        WHERE name = ? AND holder_id IS NULL AND (user_id = ? OR (is_kept = 0 AND released_at <= ?))`,
      [userId, userId, now, isKept, name, userId, new Date(now.getTime() - RESERVED_MS)],
    );
    if (again === 1) return true;
    return addRow(this.manager, 'subdomains', {
      name,
      user_id: userId,
      holder_id: userId,
      claimed_at: now,
      released_at: null,
      is_kept: isKept,
    });
  }

  async release(userId: number, now: Date): Promise<void> {
    await this.manager.query('UPDATE subdomains SET holder_id = NULL, released_at = ? WHERE holder_id = ?', [
      now,
      userId,
    ]);
  }

  async erase(userId: number, now: Date): Promise<void> {
    await this.release(userId, now);
    const rows = await this.manager.query<{ name: string }[]>(
      `SELECT name FROM subdomains WHERE user_id = ? LIMIT ${MAX_NAMES}`,
      [userId],
    );
    for (const { name } of rows.filter((row) => !row.name.startsWith(TOMBSTONE))) {
      const tombstone = this.tombstoneOf(name);
      // A changed name outlives the notice of it; a process that has not read it yet forgets all hosts.
      await this.manager.query('UPDATE host_news SET news = ? WHERE news = ?', [ANY_CHANGE, name]);
      await this.manager.query('DELETE FROM subdomains WHERE name = ?', [tombstone]);
      await this.manager.query('UPDATE subdomains SET name = ?, is_kept = 0 WHERE name = ?', [
        tombstone,
        name,
      ]);
    }
  }

  async removeReleasedBefore(moment: Date): Promise<void> {
    await this.manager.query(
      'DELETE FROM subdomains WHERE holder_id IS NULL AND is_kept = 0 AND released_at < ?',
      [moment],
    );
  }

  private async hasKept(userId: number): Promise<boolean> {
    const rows = await this.manager.query<unknown[]>(
      'SELECT 1 FROM subdomains WHERE user_id = ? AND is_kept = 1 LIMIT 1',
      [userId],
    );
    return rows.length > 0;
  }

  private get manager() {
    return this.unitOfWork.manager;
  }

  private tombstoneOf(name: string): string {
    return TOMBSTONE + createHmac('sha256', this.key).update(name).digest('hex').slice(0, 40);
  }
}
