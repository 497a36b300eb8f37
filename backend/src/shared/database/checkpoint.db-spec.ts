import { readFileSync, statSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { ENGINE_NAMES, migratedStorage } from '../../../test/support/database';
import { Checkpoint, checkpointFile } from './checkpoint';
import { dataSourceOptions, openDataSource } from './data-source';
import { SqliteAdapter } from './sqlite-adapter';

const SECRET = 'erased-person@example.com';

async function erased(dataSource: DataSource): Promise<void> {
  await dataSource.query('CREATE TABLE people (id int, name varchar(100))');
  await dataSource.query('INSERT INTO people VALUES (1, ?)', [SECRET]);
  await dataSource.query('DELETE FROM people');
}

describe('a checkpoint of SQLite', () => {
  it('leaves nothing of what was erased, waiting for whoever still reads', async () => {
    const { storage, drop } = await migratedStorage('SQLite');
    const { sqliteFile } = storage;
    const dataSource = await openDataSource(dataSourceOptions(storage));
    await erased(dataSource);
    expect(readFileSync(`${sqliteFile}-wal`, 'latin1')).toContain(SECRET);
    const reader = new SqliteAdapter(sqliteFile, { readonly: true });
    reader.prepare('BEGIN').run();
    reader.prepare('SELECT COUNT(*) FROM people').all();
    const taken = new Checkpoint(dataSource).take();
    setImmediate(() => reader.prepare('COMMIT').run());
    expect(await taken).toBe(true);
    expect(statSync(`${sqliteFile}-wal`).size).toBe(0);
    expect(readFileSync(sqliteFile, 'latin1')).not.toContain(SECRET);
    reader.close();
    await dataSource.destroy();
    await drop();
  });

  it('can be taken when a process has closed its connections, too', async () => {
    const { storage, drop } = await migratedStorage('SQLite');
    const dataSource = await openDataSource(dataSourceOptions(storage));
    await erased(dataSource);
    await dataSource.destroy();
    checkpointFile(storage.sqliteFile);
    expect(statSync(`${storage.sqliteFile}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    await drop();
  });
});

it.each(ENGINE_NAMES)('a checkpoint does no harm on %s', async (name) => {
  const { storage, drop } = await migratedStorage(name);
  const dataSource = await openDataSource(dataSourceOptions(storage));
  expect(await new Checkpoint(dataSource).take()).toBe(true);
  await dataSource.destroy();
  await drop();
});
