import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DataSource } from 'typeorm';
import type { StorageSettings } from '../../config/settings';
import { emptyStorage, ENGINE_NAMES } from '../../../test/support/database';
import { dataSourceOptions } from './data-source';
import { migrate } from './migrate';

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

describe.each(ENGINE_NAMES)('migrating an empty %s database', (name) => {
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
