import { describeOnEachEngine, describeOnEngine } from '../../../test/support/database';
import { CanStore } from './can-store';
import { dataSourceOptions, openDataSource } from './data-source';

describeOnEachEngine('a database that is well', (engine) => {
  it('can store', async () => {
    await expect(new CanStore(engine.dataSource).check()).resolves.toBeUndefined();
  });
});

describeOnEngine('SQLite', 'a database that others write', (engine) => {
  it('can store', async () => {
    const other = await openDataSource(dataSourceOptions(engine.storage));
    const blocker = other.createQueryRunner();
    await blocker.startTransaction();
    await expect(new CanStore(engine.dataSource).check()).resolves.toBeUndefined();
    await blocker.rollbackTransaction();
    await other.destroy();
  });
});

describeOnEngine('SQLite', 'a file that can only be read', (engine) => {
  it('cannot store', async () => {
    await engine.dataSource.query('PRAGMA query_only = ON');
    await expect(new CanStore(engine.dataSource).check()).rejects.toThrow('readonly');
    await engine.dataSource.query('PRAGMA query_only = OFF');
  });
});

describeOnEngine('SQLite', 'a disk that is full', (engine) => {
  it('cannot store until a while after the last refused write', async () => {
    await engine.dataSource.query('CREATE TABLE notes (text TEXT)');
    const check = new CanStore(engine.dataSource);
    await check.check();
    await engine.dataSource.query('VACUUM');
    await engine.dataSource.query('PRAGMA max_page_count = 1');
    const refused = engine.dataSource.query('INSERT INTO notes (text) VALUES (?)', ['x'.repeat(100_000)]);
    await expect(refused).rejects.toThrow('full');
    await expect(check.check()).rejects.toThrow('full');
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 5_001);
    await expect(check.check()).resolves.toBeUndefined();
    clock.mockRestore();
  });
});
