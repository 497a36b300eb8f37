import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import type { StorageSettings } from '../../config/settings';
import { dataSourceOptions } from './data-source';
import { DatabaseTimeouts } from './database-timeouts';
import { MIGRATIONS } from './migrations';
import { isDamaged, isDatabaseAway, isLockConflict } from './database-errors';
import { DROP_STEPS, MAKE_STEPS, resumable } from './resumable-migration';
import { SqliteAdapter } from './sqlite-adapter';
import { damagedFile, emptyFile, newerTables } from './unusable-database';

const LOCK_NAME = 'linklet-migrations';
const LOCK_SECONDS = 120;
const LOCK_QUESTION_SECONDS = 2;
const LOCK_PAUSE_MS = 50;
/** Several processes of a busy machine begin together, and no caller waits for an answer yet: slow is not away. */
const TIMEOUTS = new DatabaseTimeouts(undefined, undefined, undefined, undefined, 5_000);
const OWNER_ONLY = 0o600;
/** Made before the database, at the first start; see `config/secret`. */
const SECRET_FILE = 'secret';

type Storage = Pick<StorageSettings, 'databaseUrl' | 'sqliteFile'>;

type Migration = (typeof MIGRATIONS)[number];

/** Those of another version's migrations that this one does not have. */
export function unknownMigrations(names: readonly string[]): string[] {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}

/** Gives an empty database the tables that it had after the named migrations, and no later ones. */
export function migrateOnly(storage: Storage, names: readonly string[]): Promise<void> {
  const wanted = new Set(names);
  return migrate(
    storage,
    MIGRATIONS.filter(({ name }) => wanted.has(name)),
  );
}

/**
 * Brings the schema up to date. Several processes may start at once: one migrates, the others wait for it. What a killed
 * process has begun is finished.
 */
export async function migrate(storage: Storage, migrations: Migration[] = MIGRATIONS): Promise<void> {
  if (storage.databaseUrl) await withDataSource(storage, migrations.map(resumable), migrateServer);
  else await migrateFile(storage, migrations);
}

async function withDataSource(
  storage: Storage,
  migrations: Migration[],
  work: (dataSource: DataSource) => Promise<unknown>,
): Promise<void> {
  const options = dataSourceOptions(storage, [], TIMEOUTS);
  // Copying a large table takes its time.
  const dataSource = new DataSource({ ...options, migrations, enableQueryTimeout: false } as typeof options);
  await dataSource.initialize();
  try {
    await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** The lock is held by the connection that works: the server may still be busy with the last statement of a killed process. */
async function migrateServer(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await withinTimeout(async () => {
      const answer = await runner.manager.query<{ held: number | string | null }[]>(
        `SELECT GET_LOCK('${LOCK_NAME}', ${String(LOCK_QUESTION_SECONDS)}) AS held`,
      );
      return Number(answer[0]?.held) === 1;
    });
    try {
      await refuseNewer(runner);
      await runResumably(dataSource, runner);
    } finally {
      await runner.query(`SELECT RELEASE_LOCK('${LOCK_NAME}')`);
    }
  } finally {
    await runner.release();
  }
}

async function runResumably(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'none';
  if (await executor.showMigrations()) {
    await runner.query(MAKE_STEPS);
    await executor.executePendingMigrations();
  }
  await runner.query(DROP_STEPS);
}

/**
 * TypeORM looks for what is left to do before it takes SQLite's write lock, so two processes would
 * do it twice. The lock of a database beside the real one spans all of it, and a killed process's
 * lock falls with the process.
 */
async function migrateFile(storage: Storage, migrations: Migration[]): Promise<void> {
  mkdirSync(dirname(storage.sqliteFile), { recursive: true });
  const lock = new SqliteAdapter(`${storage.sqliteFile}.migrating`, {});
  try {
    await withinTimeout(() => unlessLocked(() => lock.prepare('BEGIN EXCLUSIVE').run()));
    // A running process may be writing; a fresh data source knows nothing of an attempt that met it.
    makeFile(storage.sqliteFile);
    await withinTimeout(() => unlessLocked(() => migrateOpenFile(storage, migrations)));
  } finally {
    // Closing alone lets go only when the statements above are garbage too.
    lock.prepare('ROLLBACK').run();
    lock.close();
  }
}

async function migrateOpenFile(storage: Storage, migrations: Migration[]): Promise<void> {
  try {
    await withDataSource(storage, migrations, async (dataSource) => {
      await refuseNewer(dataSource.createQueryRunner());
      await dataSource.runMigrations();
    });
  } catch (error) {
    throw isDamaged(error) ? damagedFile(storage.sqliteFile, (error as Error).message) : error;
  }
}

/** What an older version would write into newer tables, the newer one could not trust. */
async function refuseNewer(runner: QueryRunner): Promise<void> {
  if (!(await runner.hasTable('migrations'))) return;
  const rows = (await runner.query('SELECT name FROM migrations')) as { name: string }[];
  const unknown = unknownMigrations(rows.map(({ name }) => name));
  if (unknown.length > 0) throw newerTables(unknown);
}

/**
 * The file is there with its first page or not at all, so an empty one is none that was begun. No other process of the machine
 * reads it, whatever the folder lets them; what SQLite puts beside a file has its rights.
 */
function makeFile(file: string): void {
  if (!existsSync(file)) {
    const draft = `${file}.draft`;
    rmSync(draft, { force: true });
    closeSync(openSync(draft, 'w', OWNER_ONLY));
    const database = new SqliteAdapter(draft, {});
    database.prepare('PRAGMA application_id = 1').run();
    database.close();
    renameSync(draft, file);
  } else if (statSync(file).size === 0 && existsSync(join(dirname(file), SECRET_FILE))) {
    throw emptyFile(file);
  }
  for (const each of [file, `${file}.migrating`, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(each)) chmodSync(each, OWNER_ONLY);
  }
}

/** False when another process holds the lock. */
async function unlessLocked(work: () => unknown): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!isLockConflict(error)) throw error;
    return false;
  }
}

async function withinTimeout(attempt: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + LOCK_SECONDS * 1_000;
  while (!(await attempt())) {
    if (performance.now() > deadline) {
      throw new Error('another process has not finished migrating the database');
    }
    await sleep(LOCK_PAUSE_MS);
  }
}

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;

/** Keeps trying while the database is away, telling `onAway` each time; anything else is thrown. */
export async function whenDatabaseAnswers(
  work: () => Promise<void>,
  onAway: (error: Error, nextTryMs: number) => void,
): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
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
