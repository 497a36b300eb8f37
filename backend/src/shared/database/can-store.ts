import type { DataSource } from 'typeorm';
import { isLockConflict } from './database-errors';
import { SqliteAdapter } from './sqlite-adapter';

/** How long an answer holds: asking writes to the disk, and a refused write tells of the moments after it. */
const HOLDS_MS = 5_000;

/**
 * Whether the database takes writes, asked by all that have to know how this process is. A server
 * only has to answer. A SQLite file must not have refused a write just now, and take one: SQLite
 * reads on happily from a disk that is full or has become read-only.
 */
export class CanStore {
  private provedAt = -Infinity;

  constructor(private readonly dataSource: DataSource) {}

  /** Throws when the database cannot be used. */
  async check(): Promise<void> {
    const connection = await this.sqlite();
    if (!connection) {
      await this.dataSource.query('SELECT 1');
      return;
    }
    const trouble = connection.lastTrouble;
    if (trouble && performance.now() - trouble.at < HOLDS_MS) throw new Error(trouble.message);
    if (performance.now() - this.provedAt < HOLDS_MS) return;
    await this.write();
    this.provedAt = performance.now();
  }

  private async sqlite(): Promise<SqliteAdapter | null> {
    if (this.dataSource.options.type !== 'better-sqlite3') return null;
    const connection: unknown = await this.dataSource.createQueryRunner().connect();
    return connection instanceof SqliteAdapter ? connection : null;
  }

  /** A number of the file's header that nothing reads; setting it to what it is goes all the way to the disk. */
  private async write(): Promise<void> {
    try {
      await this.dataSource.query('PRAGMA user_version = 0');
    } catch (error) {
      // Another connection is writing, so it can be written.
      if (!isLockConflict(error)) throw error;
    }
  }
}
