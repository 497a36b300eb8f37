import { DataSource } from 'typeorm';
import type { StorageSettings } from '../../config/settings';
import { dataSourceOptions } from './data-source';
import { isDatabaseAway, isLockConflict } from './database-errors';

const LOCK_NAME = 'linklet-migrations';
const LOCK_SECONDS = 120;

/** Brings the schema up to date. Several processes may start at once: one migrates, the others wait for it. */
export async function migrate(storage: Pick<StorageSettings, 'databaseUrl' | 'sqliteFile'>): Promise<void> {
  const dataSource = new DataSource(dataSourceOptions(storage));
  await dataSource.initialize();
  try {
    if (!storage.databaseUrl) {
      await whileLocked(() => dataSource.runMigrations());
      return;
    }
    const runner = dataSource.createQueryRunner();
    await runner.query(`SELECT GET_LOCK('${LOCK_NAME}', ${String(LOCK_SECONDS)})`);
    try {
      await dataSource.runMigrations();
    } finally {
      await runner.query(`SELECT RELEASE_LOCK('${LOCK_NAME}')`);
      await runner.release();
    }
  } finally {
    await dataSource.destroy();
  }
}

/** Two processes on one SQLite file: the second finds the work done when the first lets go. */
async function whileLocked(work: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + LOCK_SECONDS * 1_000;
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isLockConflict(error) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/** Keeps trying while the database is away, telling `onAway` each time; anything else is thrown. */
export async function whenDatabaseAnswers(
  work: () => Promise<void>,
  onAway: (error: Error, nextTryMs: number) => void,
): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      onAway(error as Error, pauseMs);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
