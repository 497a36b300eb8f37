import { describeOnEachEngine } from '../../../../test/support/database';
import { ClickAnswers1795000000038 } from './1795000000038-click-answers';

const LEVELS = { quarter: 0, day: 1, month: 2 };

describeOnEachEngine('days of clicks that were packed before each answer was packed by itself', (engine) => {
  it('are marked to be packed, there and back', async () => {
    const rows = async (columns: string): Promise<number[][]> => {
      const found = await engine.dataSource.query<Record<string, unknown>[]>(
        `SELECT ${columns} FROM click_days ORDER BY 1, 2, 3`,
      );
      return found.map((row) => Object.values(row).map(Number));
    };
    const runner = engine.dataSource.createQueryRunner();
    const migration = new ClickAnswers1795000000038();
    await engine.dataSource.query(
      `INSERT INTO click_totals (subject, hit_class, level, bucket, hits, uniques) VALUES
        (1, 0, ${LEVELS.quarter}, 96, 3, 2), (1, 0, ${LEVELS.day}, 1, 3, 2), (1, 2, ${LEVELS.day}, 1, 1, 0),
        (-7, 0, ${LEVELS.day}, 1, 3, 2), (1, 0, ${LEVELS.month}, 5, 3, 2)`,
    );
    await migration.down(runner);
    expect(await rows('subject, day, LENGTH(totals), LENGTH(mixes)')).toEqual([
      [-7, 1, 0, 0],
      [1, 1, 0, 0],
    ]);
    await migration.up(runner);
    const kinds = [0, 1, 2, 3, 4, 5, 6];
    expect(await rows('subject, kind, day, LENGTH(packed)')).toEqual(
      [-7, 1].flatMap((subject) => kinds.map((kind) => [subject, kind, 1, 0])),
    );
    await runner.release();
  });
});
