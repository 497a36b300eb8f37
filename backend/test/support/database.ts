import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Connection, createConnection } from 'mysql2/promise';
import type { DataSource, EntitySchema } from 'typeorm';
import { StorageSettings } from '../../src/config/settings';
import { dataSourceOptions, openDataSource } from '../../src/shared/database/data-source';
import { DatabaseTimeouts } from '../../src/shared/database/database-timeouts';
import { PromptReads } from '../../src/shared/database/prompt-reads';
import { UnitOfWork } from '../../src/shared/database/unit-of-work';
import { EventBus } from '../../src/shared/events/event-bus';
import { keep, nameOfRun } from '../harness/kept.cjs';
import { sqliteTemplate } from './sqlite-template';
import { copyTables, dropDatabase, emptyTables } from './table-template';

/** Server without a database name; every test file makes its own. */
const MYSQL_SERVER = process.env['LINKLET_TEST_MYSQL_URL'] ?? 'mysql://root@127.0.0.1:3306';

/** Storage of one engine, empty, and how to be rid of it. */
export interface TestStorage {
  readonly storage: StorageSettings;
  drop(): Promise<void>;
}

async function onServer(work: (connection: Connection) => Promise<void>): Promise<void> {
  const connection = await createConnection(MYSQL_SERVER);
  try {
    await work(connection);
  } finally {
    await connection.end();
  }
}

const serverQuery = (sql: string): Promise<void> =>
  onServer(async (connection) => {
    await connection.query(sql);
  });

const addressOf = (name: string): string => `${MYSQL_SERVER.replace(/\/$/, '')}/${name}`;

const newName = (): string => `linklet_test_${nameOfRun()}_${randomBytes(6).toString('hex')}`;
const newFolder = (): string => mkdtempSync(join(tmpdir(), `linklet-${nameOfRun()}-`));

/** A database of MariaDB, and a folder beside it. */
function storageIn(database: string, giveBack: () => Promise<void>): TestStorage {
  const dir = newFolder();
  return {
    storage: new StorageSettings(dir, addressOf(database), null, null),
    drop: async () => {
      await giveBack();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const ENGINES = {
  SQLite: () => {
    const dir = newFolder();
    return Promise.resolve({
      storage: new StorageSettings(dir, null, null, null),
      drop: () => {
        rmSync(dir, { recursive: true, force: true });
        return Promise.resolve();
      },
    });
  },
  MariaDB: async () => {
    const name = newName();
    await serverQuery(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
    return storageIn(name, () => onServer((connection) => dropDatabase(connection, name, addressOf(name))));
  },
} satisfies Record<string, () => Promise<TestStorage>>;

export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];

export const emptyStorage = (engine: EngineName): Promise<TestStorage> => ENGINES[engine]();

/** Names of databases that files of this worker gave back. */
const spareDatabases = (): string[] => keep('databases of MariaDB', () => []);

/** Making and dropping tables costs MariaDB most of what a short file does there; files of a worker use the same ones. */
async function migratedDatabase(): Promise<TestStorage> {
  const name = spareDatabases().pop() ?? (await newMigratedDatabase());
  return storageIn(name, async () => {
    await onServer((connection) => emptyTables(connection, name));
    spareDatabases().push(name);
  });
}

/** Dropped when the run ends. */
async function newMigratedDatabase(): Promise<string> {
  const name = newName();
  await onServer(async (connection) => {
    await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
    await copyTables(connection, name, addressOf);
  });
  return name;
}

async function migratedFile(): Promise<TestStorage> {
  const made = await emptyStorage('SQLite');
  const { sqliteFile } = made.storage;
  const template = await sqliteTemplate();
  mkdirSync(dirname(sqliteFile), { recursive: true });
  copyFileSync(template, sqliteFile);
  return made;
}

/** The same with all tables there. Making them anew takes either engine seconds on a busy machine. */
export const migratedStorage = (engine: EngineName): Promise<TestStorage> =>
  engine === 'SQLite' ? migratedFile() : migratedDatabase();

/**
 * Takes from a connection to SQLite the two ways in which it keeps a whole thread waiting: for the disk, which
 * `test/faults` is about, and for a transaction of another connection, which in a test may be one of the same thread
 * and cannot go on meanwhile.
 */
export async function waitForNothing(dataSource: DataSource): Promise<void> {
  if (dataSource.options.type !== 'better-sqlite3') return;
  await dataSource.query('PRAGMA synchronous = OFF');
  await dataSource.query('PRAGMA busy_timeout = 0');
}

/** A migrated database of one engine, open from before the first test to after the last. */
export class TestEngine {
  storage!: StorageSettings;
  dataSource!: DataSource;
  unitOfWork!: UnitOfWork;
  reads!: PromptReads;
  readonly events = new EventBus();
  private drop!: () => Promise<void>;

  constructor(readonly name: EngineName) {}

  async open(entities: EntitySchema[]): Promise<void> {
    const { storage, drop } = await migratedStorage(this.name);
    this.storage = storage;
    this.drop = drop;
    this.dataSource = await openDataSource(dataSourceOptions(storage, entities));
    await waitForNothing(this.dataSource);
    this.unitOfWork = new UnitOfWork(this.dataSource, this.events);
    this.reads = new PromptReads(this.dataSource, storage, new DatabaseTimeouts());
    this.reads.onModuleInit();
  }

  async close(): Promise<void> {
    this.reads.onApplicationShutdown();
    await this.dataSource.destroy();
    await this.drop();
  }
}

/** Runs the body on SQLite and on MariaDB/MySQL, each on an empty migrated database. */
export function describeOnEachEngine(
  title: string,
  body: (engine: TestEngine) => void,
  entities: EntitySchema[] = [],
): void {
  for (const name of ENGINE_NAMES) describeOnEngine(name, title, body, entities);
}

/** For what only one engine can do or suffer. */
export function describeOnEngine(
  name: EngineName,
  title: string,
  body: (engine: TestEngine) => void,
  entities: EntitySchema[] = [],
): void {
  describe(`${title} on ${name}`, () => {
    const engine = new TestEngine(name);
    beforeAll(() => engine.open(entities));
    afterAll(() => engine.close());
    body(engine);
  });
}
