import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { StorageSettings } from '../../config/settings';
import { emptyStorage, ENGINE_NAMES } from '../../../test/support/database';
import { dataSourceOptions } from './data-source';

const PROGRAM = require.resolve('../../../test/support/migrating-process.mjs');
const ROUNDS = 5;
const PROCESSES = 6;

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

  it('goes on where a killed process has left it', async () => {
    const { storage, drop } = await emptyStorage(name);
    const [first, second] = children;
    if (!first || !second) throw new Error('no processes');
    first.send({ sqliteFile: storage.sqliteFile, databaseUrl: storage.databaseUrl });
    await sleep(3);
    const dead = once(first, 'exit');
    first.kill('SIGKILL');
    await dead;
    // MySQL commits each change of the schema by itself; only SQLite takes a half-done migration back.
    if (name === 'SQLite') {
      expect(await migrateIn(second, storage)).toBe('');
      expect(await isComplete(storage)).toBe(true);
    }
    await drop();
  });
});
