import { describeOnEachEngine } from '../../../../../test/support/database';
import { isSqlite } from '../../../../shared/database/dialect';
import { packHits } from '../domain/logged-hit';
import { SqlHitLog } from './sql-hit-log';

const TODAY = 'middle';
const NOTHING_STALE = [TODAY];
const MANY_STALE = ['early', TODAY, 'old', 'last', TODAY];
const ENTRIES = 1_000;

interface Asked {
  readonly sql: string;
  readonly values: unknown[];
}

describeOnEachEngine('what is asked of hits that are kept', (engine) => {
  const log = (): SqlHitLog => new SqlHitLog(engine.unitOfWork, TODAY);

  /** Time does not go with the numbers: processes that count at once write in any order. */
  async function fill(versions: readonly string[]): Promise<void> {
    const rows = Array.from({ length: ENTRIES }, (_, index) => [
      5_000 - (index % 700),
      9_000 + index,
      versions[index % versions.length],
      packHits([]),
    ]);
    const { dataSource, unitOfWork } = engine;
    await dataSource.query('DELETE FROM hit_log');
    await dataSource.query(
      `INSERT INTO hit_log (first_at, expires_at, lists_version, hits) VALUES ${rows.map(() => '(?, ?, ?, ?)').join(',')}`,
      rows.flat(),
    );
    await dataSource.query(isSqlite(unitOfWork.manager) ? 'ANALYZE' : 'ANALYZE TABLE hit_log');
  }

  async function askedBy(work: () => Promise<unknown>): Promise<Asked[]> {
    const query = jest.spyOn(engine.unitOfWork.manager, 'query');
    await work();
    const asked = query.mock.calls.map(([sql, values = []]) => ({ sql, values: values as unknown[] }));
    query.mockRestore();
    return asked;
  }

  /** Steps that do not go by the index of lists; on MariaDB null stands for what is known without looking at a row. */
  async function wasteOf({ sql, values }: Asked): Promise<string[]> {
    const { manager } = engine.unitOfWork;
    if (isSqlite(manager)) {
      const steps = await manager.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, values);
      return steps.map(({ detail }) => detail).filter((detail) => !detail.includes('INDEX hit_log_lists ('));
    }
    const steps = await manager.query<{ key: string | null; type: string | null }[]>(
      `EXPLAIN ${sql}`,
      values,
    );
    return steps
      .filter(({ key, type }) => type !== null && (key !== 'hit_log_lists' || type !== 'range'))
      .map((step) => JSON.stringify(step));
  }

  it('is answered by an index while nothing is stale, as nearly always', async () => {
    await fill(NOTHING_STALE);
    const asked = await askedBy(async () => {
      expect(await log().nextStale(0)).toBeNull();
      expect(await log().staleSince()).toBeNull();
    });
    expect(asked).toHaveLength(4);
    for (const question of asked) expect([question.sql, await wasteOf(question)]).toEqual([question.sql, []]);
  });

  it('finds each stale entry once, in the order of their numbers, and when the first of them was', async () => {
    await fill(MANY_STALE);
    expect(await log().staleSince()).toBe(4_302);
    const stale = await engine.dataSource.query<{ id: number }[]>(
      `SELECT id FROM hit_log WHERE lists_version <> '${TODAY}' ORDER BY id`,
    );
    const ids: number[] = [];
    for (let entry = await log().nextStale(0); entry; entry = await log().nextStale(entry.id)) {
      ids.push(entry.id);
      await log().replace(entry);
    }
    expect(ids).toEqual(stale.map(({ id }) => id));
    expect(await log().staleSince()).toBeNull();
  });

  it('deletes a few at once: each may be as large as two thousand hits', async () => {
    await fill(NOTHING_STALE);
    const asked = await askedBy(() => log().purge(9_020));
    const deletions = asked.filter(({ sql }) => sql.startsWith('DELETE'));
    expect(deletions.map(({ values }) => values.length)).toEqual([8, 8, 4]);
  });
});
