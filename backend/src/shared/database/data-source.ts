import { DataSource, type DataSourceOptions, type EntitySchema } from 'typeorm';
import type { StorageSettings } from '../../config/settings';
import { DatabaseTimeouts } from './database-timeouts';
import { EventLoopTurns } from './event-loop-turns';
import { retryWhileLocked } from './lock-retry';
import { MIGRATIONS } from './migrations';
import { mysqlAdapter, SuspectConnections } from './mysql-adapter';
import { lockConnection, SQLITE_BLOCKING_WAIT_MS } from './one-connection';
import { QueryLog } from './query-log';
import { SqliteAdapter } from './sqlite-adapter';
import { bindNumbers, interceptQueries } from './typeorm-runner-insides';

/** The product has some hundred different statements; preparing one takes longer than running it. */
const STATEMENTS_CACHED = 500;
const POOL_SIZE = 10;
/** Callers beyond this many waiting are told at once that the database is busy. */
const POOL_QUEUE_LIMIT = 200;

function sqliteOptions(file: string): DataSourceOptions {
  return {
    type: 'better-sqlite3',
    driver: SqliteAdapter,
    database: file,
    timeout: SQLITE_BLOCKING_WAIT_MS,
    statementCacheSize: STATEMENTS_CACHED,
    prepareDatabase: (database: SqliteAdapter) => {
      database.pragma('journal_mode = WAL');
      database.pragma('synchronous = FULL');
      // 16 MiB; the operating system keeps the rest of the file, once for all connections.
      database.pragma('cache_size = -16384');
      // What is deleted is gone from the file too: people may have asked for it.
      database.pragma('secure_delete = ON');
    },
  };
}

/** A frozen server must not hold requests for ever. */
function mysqlOptions(url: string, { statementMs, answerMs }: DatabaseTimeouts): DataSourceOptions {
  return {
    type: 'mysql',
    driver: mysqlAdapter,
    subscribers: [SuspectConnections],
    url,
    charset: 'utf8mb4',
    timezone: 'Z',
    supportBigNumbers: true,
    bigNumberStrings: false,
    connectTimeout: statementMs,
    maxQueryExecutionTime: statementMs,
    enableQueryTimeout: true,
    isolationLevel: 'READ COMMITTED',
    poolSize: POOL_SIZE,
    extra: { queueLimit: POOL_QUEUE_LIMIT, enableKeepAlive: true, answerMs },
  };
}

/**
 * Queries outside a unit of work take their turn too, so that none falls into another caller's transaction, and wait like
 * its beginning for other processes that write. Inside a transaction the file is ours.
 */
function serialise(dataSource: DataSource, { statementMs }: DatabaseTimeouts): void {
  const lock = lockConnection(dataSource);
  const turns = new EventLoopTurns();
  interceptQueries(
    dataSource.createQueryRunner(),
    (ask) =>
      (...asked) =>
        lock.run(async () => {
          await turns.take();
          return retryWhileLocked(() => ask(...asked), statementMs);
        }),
  );
}

/** How to reach the database that the settings name. */
export function dataSourceOptions(
  storage: Pick<StorageSettings, 'databaseUrl' | 'sqliteFile'>,
  entities: EntitySchema[] = [],
  timeouts = new DatabaseTimeouts(),
): DataSourceOptions {
  const engine = storage.databaseUrl
    ? mysqlOptions(storage.databaseUrl, timeouts)
    : sqliteOptions(storage.sqliteFile);
  return {
    ...engine,
    entities,
    migrations: MIGRATIONS,
    migrationsTransactionMode: 'each',
    // Mapped classes keep their rules in the constructor; stored rows were checked when they were made.
    entitySkipConstructor: true,
    logging: false,
    logger: new QueryLog(),
  };
}

/** Connects; on SQLite also makes every query wait for its turn. */
export async function openDataSource(
  options: DataSourceOptions,
  timeouts = new DatabaseTimeouts(),
): Promise<DataSource> {
  const dataSource = new DataSource(options);
  await dataSource.initialize();
  if (options.type === 'better-sqlite3') {
    serialise(dataSource, timeouts);
    bindNumbers(dataSource);
  }
  return dataSource;
}
