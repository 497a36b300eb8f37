import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { StorageSettings } from '../../config/settings';
import { dataSourceOptions } from './data-source';
import { MIGRATIONS } from './migrations';
import { isDatabaseAway, isLockConflict } from './database-errors';
import { SqliteAdapter } from './sqlite-adapter';

const LOCK_NAME = 'linklet-migrations';
const LOCK_SECONDS = 120;
/** A server is asked again and again: a single question may not last longer than the query timeout. */
const LOCK_QUESTION_SECONDS = 2;
const LOCK_PAUSE_MS = 50;

type Storage = Pick<StorageSettings, 'databaseUrl' | 'sqliteFile'>;

type Migration = (typeof MIGRATIONS)[number];

/** Those of another version's migrations that this one does not have. */
export function unknownMigrations(names: readonly string[]): string[] {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}

/** Gives an empty database of a server the tables that it had after the named migrations, and no later ones. */
export function migrateOnly(storage: Storage, names: readonly string[]): Promise<void> {
  const wanted = new Set(names);
  return withDataSource(
    storage,
    migrateServer,
    MIGRATIONS.filter(({ name }) => wanted.has(name)),
  );
}

/** Brings the schema up to date. Several processes may start at once: one migrates, the others wait for it. */
export async function migrate(storage: Storage): Promise<void> {
  if (storage.databaseUrl) await withDataSource(storage, migrateServer);
  else await migrateFile(storage);
}

async function withDataSource(
  storage: Storage,
  work: (dataSource: DataSource) => Promise<unknown>,
  migrations: Migration[] = MIGRATIONS,
): Promise<void> {
  const dataSource = new DataSource({ ...dataSourceOptions(storage), migrations });
  await dataSource.initialize();
  try {
    await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function migrateServer(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await withinPatience(async () => {
      const answer = await runner.manager.query<{ held: number | string | null }[]>(
        `SELECT GET_LOCK('${LOCK_NAME}', ${String(LOCK_QUESTION_SECONDS)}) AS held`,
      );
      return Number(answer[0]?.held) === 1;
    });
    try {
      await dataSource.runMigrations();
    } finally {
      await runner.query(`SELECT RELEASE_LOCK('${LOCK_NAME}')`);
    }
  } finally {
    await runner.release();
  }
}

/**
 * TypeORM looks for what is left to do before it takes SQLite's write lock, so two processes would
 * do it twice. The lock of a database beside the real one spans all of it, and a killed process's
 * lock falls with the process.
 */
async function migrateFile(storage: Storage): Promise<void> {
  mkdirSync(dirname(storage.sqliteFile), { recursive: true });
  const lock = new SqliteAdapter(`${storage.sqliteFile}.migrating`, {});
  try {
    await withinPatience(() => unlessLocked(() => lock.prepare('BEGIN EXCLUSIVE').run()));
    // A running process may be writing; a fresh data source knows nothing of an attempt that met it.
    await withinPatience(() => unlessLocked(() => withDataSource(storage, (each) => each.runMigrations())));
  } finally {
    // Closing alone lets go only when the statements above are garbage too.
    lock.prepare('ROLLBACK').run();
    lock.close();
  }
}

/** False when somebody else holds the lock. */
async function unlessLocked(work: () => unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!isLockConflict(error)) throw error;
    return false;
  }
}

async function withinPatience(attempt: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + LOCK_SECONDS * 1_000;
  while (!(await attempt())) {
    if (performance.now() > deadline) {
      throw new Error('another process has not finished migrating the database');
    }
    await sleep(LOCK_PAUSE_MS);
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
      await sleep(pauseMs);
    }
  }
}
