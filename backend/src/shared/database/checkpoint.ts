import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { alone } from './one-connection';
import { isSqlite } from './dialect';
import { SqliteAdapter } from './sqlite-adapter';

const CHECKPOINT = 'PRAGMA wal_checkpoint(TRUNCATE)';
const ATTEMPTS = 40;
const PAUSE_MS = 50;
const LAST_WAIT_MS = 1_000;

/**
 * Moves what SQLite's log holds into the file and empties the log. Until then the log has what was deleted or changed
 * since, as it was before; nothing is to be done on servers.
 */
@Injectable()
export class Checkpoint {
  constructor(private readonly dataSource: DataSource) {}

  /** False when others were reading or writing all the time; SQLite then does it by itself later. */
  async take(): Promise<boolean> {
    if (!isSqlite(this.dataSource.manager)) return true;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const [row] = await alone(this.dataSource, () => this.dataSource.query<{ busy: number }[]>(CHECKPOINT));
      if (row?.busy === 0) return true;
      await sleep(PAUSE_MS);
    }
    return false;
  }
}

/** The last of a process that stops: a copy of the file alone is then a copy of everything. Others that go on may prevent it. */
export function checkpointFile(file: string): void {
  const database = new SqliteAdapter(file, { timeout: LAST_WAIT_MS });
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}
