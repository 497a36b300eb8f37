import { describeOnEachEngine } from '../../../test/support/database';
import { dataSourceOptions, openDataSource } from './data-source';

describeOnEachEngine('reads that wait for nobody', (engine) => {
  beforeAll(() => engine.dataSource.query('CREATE TABLE notes (id INT PRIMARY KEY, text VARCHAR(20))'));

  const write = (id: number): Promise<unknown> =>
    engine.unitOfWork.manager.query('INSERT INTO notes (id, text) VALUES (?, ?)', [id, 'x']);
  const read = (): Promise<{ id: number }[]> =>
    engine.reads.query<{ id: number }>('SELECT id FROM notes WHERE id > ? ORDER BY id', [0]);
  const ids = async (): Promise<number[]> => (await read()).map(({ id }) => id);

  it('are answered while another process writes and this one waits to', async () => {
    const other = await openDataSource(dataSourceOptions(engine.storage));
    const runner = other.createQueryRunner();
    await runner.startTransaction();
    await runner.query('INSERT INTO notes (id, text) VALUES (?, ?)', [1, 'x']);
    const waiting = engine.unitOfWork.run(() => write(2));
    expect(await ids()).not.toContain(1);
    await runner.commitTransaction();
    await waiting;
    expect(await ids()).toEqual([1, 2]);
    await other.destroy();
  });

  it('are answered in the middle of a transaction of this process, and see nothing of it', async () => {
    await engine.unitOfWork.run(async () => {
      await write(3);
      expect(await ids()).not.toContain(3);
    });
    expect(await ids()).toContain(3);
  });
});
