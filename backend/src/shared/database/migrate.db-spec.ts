import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DataSource } from 'typeorm';
import type { StorageSettings } from '../../config/settings';
import { emptyStorage, ENGINE_NAMES, migratedStorage } from '../../../test/support/database';
import { isDeep } from '../../../test/support/depth';
import { dataSourceOptions } from './data-source';
import { migrate } from './migrate';
import { UnusableDatabase } from './unusable-database';

const PROGRAM = require.resolve('../../../test/support/migrating-process.mjs');
const ROUNDS = 3;
const PROCESSES = 6;
/** That a process does before it is killed; a prime number, so that each dies at another point. */
const STATEMENTS = 31;

async function startProcess(): Promise<ChildProcess> {
  const child = fork(PROGRAM, { execArgv: [] });
  await once(child, 'message');
  return child;
}

async function migrateIn(child: ChildProcess, storage: StorageSettings): Promise<unknown> {
  const { sqliteFile, databaseUrl } = storage;
  const answer = once(child, 'message') as Promise<unknown[]>;
  child.send({ sqliteFile, databaseUrl });
  return (await answer)[0];
}

async function isComplete(storage: StorageSettings): Promise<boolean> {
  const dataSource = await new DataSource(dataSourceOptions(storage)).initialize();
  try {
    return !(await dataSource.showMigrations());
  } finally {
    await dataSource.destroy();
  }
}

// MariaDB takes a second for each ten migrations.
describe.each(isDeep ? ENGINE_NAMES : (['SQLite'] as const))('migrating an empty %s database', (name) => {
  let children: ChildProcess[];

  beforeAll(async () => {
    children = await Promise.all(Array.from({ length: PROCESSES }, startProcess));
  });
  afterAll(() => {
    for (const child of children) child.kill();
  });

  it('succeeds in all processes that start at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { storage, drop } = await emptyStorage(name);
      const outcomes = await Promise.all(children.map((child) => migrateIn(child, storage)));
      expect(outcomes).toEqual(children.map(() => ''));
      expect(await isComplete(storage)).toBe(true);
      await drop();
    }
  });

  it('goes on where processes that were killed have left it', async () => {
    const { storage, drop } = await emptyStorage(name);
    const [heir, ...victims] = children;
    if (!heir) throw new Error('no processes');
    for (const victim of victims) {
      const dead = once(victim, 'exit');
      victim.send({ sqliteFile: storage.sqliteFile, databaseUrl: storage.databaseUrl, dieAfter: STATEMENTS });
      expect(await dead).toEqual([null, 'SIGKILL']);
    }
    expect(await migrateIn(heir, storage)).toBe('');
    expect(await isComplete(storage)).toBe(true);
    await drop();
  });
});

describe('the file of an SQLite database', () => {
  it('is its owner’s alone, new or not, whatever the folder lets others do', async () => {
    const { storage, drop } = await emptyStorage('SQLite');
    const { sqliteFile } = storage;
    const rights = (file: string) => statSync(file).mode & 0o777;
    const before = process.umask(0o022);
    try {
      chmodSync(dirname(sqliteFile), 0o755);
      await migrate(storage);
      expect(rights(sqliteFile)).toBe(0o600);
      chmodSync(sqliteFile, 0o644);
      await migrate(storage);
      expect(rights(sqliteFile)).toBe(0o600);
      const open = await new DataSource(dataSourceOptions(storage)).initialize();
      await open.query('CREATE TABLE anything (id int)');
      expect([`${sqliteFile}-wal`, `${sqliteFile}-shm`].map(rights)).toEqual([0o600, 0o600]);
      await open.destroy();
    } finally {
      process.umask(before);
      await drop();
    }
  });
});

describe.each(ENGINE_NAMES)('migrating %s tables of a newer version', (name) => {
  it('is refused with what to do, and changes nothing', async () => {
    const { storage, drop } = await migratedStorage(name);
    const dataSource = await new DataSource(dataSourceOptions(storage)).initialize();
    await dataSource.query("INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Tomorrow9')");
    await dataSource.query("DELETE FROM migrations WHERE name LIKE 'SignInGuesses%'");
    await expect(migrate(storage)).rejects.toThrow(UnusableDatabase);
    await expect(migrate(storage)).rejects.toThrow(
      /newer version of Linklet \(it knows Tomorrow9\): run that version/,
    );
    expect(await dataSource.showMigrations()).toBe(true);
    await dataSource.destroy();
    await drop();
  });
});

describe('an SQLite file that cannot be used', () => {
  const damage: Readonly<Record<string, (file: string) => void>> = {
    'whose header is overwritten': (file) => overwrite(file, 0, Buffer.alloc(100, 0x5a)),
    'whose first page is text': (file) => writeFileSync(file, 'no database\n'.repeat(400)),
    'that is cut short': (file) => truncateSync(file, 5_000),
    'whose schema is overwritten': (file) => overwrite(file, 100, Buffer.alloc(3_900, 0xff)),
  };

  function overwrite(file: string, at: number, bytes: Buffer): void {
    const handle = openSync(file, 'r+');
    writeSync(handle, bytes, 0, bytes.length, at);
    closeSync(handle);
  }

  it.each(Object.keys(damage))('%s is refused with what to do', async (kind) => {
    const { storage, drop } = await migratedStorage('SQLite');
    damage[kind]?.(storage.sqliteFile);
    const before = readFileSync(storage.sqliteFile);
    await expect(migrate(storage)).rejects.toThrow(
      /linklet\.sqlite is damaged \(.+\): move it aside, and restore a backup/,
    );
    expect(readFileSync(storage.sqliteFile).equals(before)).toBe(true);
    await drop();
  });

  it('is an empty one beside a secret: the first start leaves none', async () => {
    const { storage, drop } = await emptyStorage('SQLite');
    writeFileSync(storage.sqliteFile, '');
    writeFileSync(join(storage.dataDir, 'secret'), 'x'.repeat(43));
    await expect(migrate(storage)).rejects.toThrow(/is empty, but the secret beside it .* restore a backup/);
    rmSync(storage.sqliteFile);
    await migrate(storage);
    expect(await isComplete(storage)).toBe(true);
    await drop();
  });
});
