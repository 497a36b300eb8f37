import { describeOnEngine } from '../../../test/support/database';
import { SqliteAdapter } from './sqlite-adapter';

/** Longer than SQLite itself waits. */
const WRITING_MS = 100;

describeOnEngine('SQLite', 'while another process writes', (engine) => {
  let other: SqliteAdapter;

  beforeEach(async () => {
    await engine.unitOfWork.manager.query('CREATE TABLE IF NOT EXISTS waiting (id INTEGER)');
    other = new SqliteAdapter(engine.storage.sqliteFile, {});
    other.prepare('BEGIN TRANSACTION').run();
    setTimeout(() => other.prepare('COMMIT').run(), WRITING_MS);
  });
  afterEach(() => other.close());

  const insert = () => engine.unitOfWork.manager.query('INSERT INTO waiting VALUES (1)');

  it.each([
    ['a statement by itself', insert],
    ['a unit of work', () => engine.unitOfWork.run(insert)],
  ])('%s waits', async (_what, write) => {
    await expect(write()).resolves.toBeDefined();
  });
});
