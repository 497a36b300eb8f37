import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { StorageSettings } from '../../src/config/settings';
import { dataSourceOptions, openDataSource } from '../../src/shared/database/data-source';
import type { Product } from './processes';
import { readings } from './readings';

/** A place, and all that lies there as text. */
type Kept = readonly [place: string, content: string];

/** An installation that is searched. */
export interface Searched {
  readonly dataDir: string;
  /** Empty: SQLite in the data folder. */
  readonly databaseUrl: string;
  readonly redisUrl: string | null;
  /** What its processes have said. */
  readonly logs: readonly string[];
}

/** As JSON, with the columns of bytes as text. */
const asText = (rows: readonly Readonly<Record<string, unknown>>[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.values(row).map((value) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : value,
      ),
    ),
  );

async function tablesOf(dataSource: DataSource): Promise<Kept[]> {
  const names = await dataSource.query<{ name: string }[]>(
    dataSource.options.type === 'mysql'
      ? 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()'
      : `SELECT name FROM sqlite_master WHERE type = 'table'`,
  );
  return Promise.all(
    names.map(async ({ name }) => [`table ${name}`, asText(await dataSource.query(`SELECT * FROM ${name}`))]),
  );
}

async function inDatabase(dataDir: string, databaseUrl: string): Promise<Kept[]> {
  const storage = new StorageSettings(dataDir, databaseUrl === '' ? null : databaseUrl, null, null);
  const dataSource = await openDataSource(dataSourceOptions(storage, []));
  try {
    return await tablesOf(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function valueOf(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, 0, -1);
    case 'stream':
      return redis.xrange(key, '-', '+');
    default:
      // Nothing, when it has expired since it was listed.
      return redis.get(key);
  }
}

async function inRedis(url: string): Promise<Kept[]> {
  const redis = new Redis(url);
  try {
    const kept: Kept[] = [];
    for await (const keys of redis.scanStream({ count: 1_000 }) as AsyncIterable<string[]>) {
      for (const key of keys) {
        kept.push([`Redis ${key}`, `${key}: ${JSON.stringify(await valueOf(redis, key))}`]);
      }
    }
    return kept;
  } finally {
    await redis.quit();
  }
}

/** SQLite's own files too: what it deletes it overwrites, as soon as its log has gone into the file. */
const inFiles = (dataDir: string): Kept[] =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }): Kept[] => {
      const path = join(parentPath, name);
      const content = contentOf(path);
      return content === null ? [] : [[`file ${relative(dataDir, path)}`, `${path}: ${content}`]];
    });

/** The running product takes files away, such as a segment of the journal that it has counted. */
function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Where in tables, Redis, files and logs there is something that the pattern matches, encoded or not. */
export async function tracesOf(
  { dataDir, databaseUrl, redisUrl, logs }: Searched,
  pattern: RegExp,
): Promise<string[]> {
  const kept = [
    ...(await inDatabase(dataDir, databaseUrl)),
    ...(redisUrl === null ? [] : await inRedis(redisUrl)),
    ...inFiles(dataDir),
    ...logs.map((said, index): Kept => [`log ${index}`, said]),
  ];
  return kept
    .filter(([, content]) => readings(content).some((reading) => pattern.test(reading)))
    .map(([place]) => place);
}

/** The same for the built product. */
export function tracesIn(product: Product, redisUrl: string | null, pattern: RegExp): Promise<string[]> {
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl = '' } = product.databaseVariables;
  return tracesOf(
    { dataDir, databaseUrl, redisUrl, logs: product.processes.map(({ said }) => said) },
    pattern,
  );
}
