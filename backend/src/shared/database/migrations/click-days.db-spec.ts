import { describeOnEachEngine } from '../../../../test/support/database';
import { ClickDays1795000000036 } from './1795000000036-click-days';

const LEVELS = { quarter: 0, day: 1, month: 2 };

describeOnEachEngine('days of clicks that were folded before they were packed', (engine) => {
  it('are marked to be packed, there and back', async () => {
    const runner = engine.dataSource.createQueryRunner();
    const migration = new ClickDays1795000000036();
    await migration.down(runner);
    await engine.dataSource.query(
      `INSERT INTO click_totals (subject, hit_class, level, bucket, hits, uniques) VALUES
        (1, 0, ${LEVELS.quarter}, 96, 3, 2), (1, 0, ${LEVELS.day}, 1, 3, 2), (1, 2, ${LEVELS.day}, 1, 1, 0),
        (-7, 0, ${LEVELS.day}, 1, 3, 2), (1, 0, ${LEVELS.month}, 5, 3, 2)`,
    );
    await migration.up(runner);
    const rows = await engine.dataSource.query<Record<string, unknown>[]>(
      'SELECT subject, day, LENGTH(totals) AS totals, LENGTH(mixes) AS mixes FROM click_days ORDER BY subject',
    );
    expect(rows.map((row) => Object.values(row).map(Number))).toEqual([
      [-7, 1, 0, 0],
      [1, 1, 0, 0],
    ]);
    await runner.release();
  });
});
