import { describeOnEachEngine } from '../../../../test/support/database';
import { PackedQuarters1795000000153 } from './1795000000153-packed-quarters';

describeOnEachEngine('clicks of quarter hours with few', (engine) => {
  it('are counters again for the version before, and what had counters keeps them', async () => {
    const runner = engine.dataSource.createQueryRunner();
    const migration = new PackedQuarters1795000000153();
    await engine.dataSource.query(
      `INSERT INTO click_facets (subject, facet, level, bucket, value, hits, uniques) VALUES
        (-4, 4, 0, 96, 'line/iphone/LINE/zh-TW/TW', 5, 2), (-4, 4, 1, 1, 'line/iphone/LINE/zh-TW/TW', 7, 3)`,
    );
    await engine.dataSource.query(
      'INSERT INTO click_quarters (subject, bucket, clicks, packed) VALUES (?, ?, 2, ?), (?, ?, 1, ?)',
      [
        -4,
        96,
        '1\tline/iphone/LINE/zh-TW/TW\tline/direct\tTW/TPE/Taipei\t7\n0\tline/iphone/LINE/zh-TW/TW\tline/direct\tTW/TPE/Taipei\t9\n',
        7,
        96,
        '1\tothers/android/Chrome/ja/JP\tothers/e.test\tJP/others/others\n',
      ],
    );
    await migration.down(runner);
    const rows = await engine.dataSource.query<Record<string, unknown>[]>(
      'SELECT subject, facet, level, bucket, value, hits, uniques FROM click_facets ORDER BY subject, facet, level, value',
    );
    expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
      '-4 0 0 96 line/direct 2 1',
      '-4 3 0 96 TW/TPE/Taipei 2 1',
      '-4 4 0 96 line/iphone/LINE/zh-TW/TW 7 3',
      '-4 4 1 1 line/iphone/LINE/zh-TW/TW 7 3',
      '-4 5 0 96 7 1 1',
      '-4 5 0 96 9 1 0',
      '7 0 0 96 others/e.test 1 1',
      '7 3 0 96 JP/others/others 1 1',
      '7 4 0 96 others/android/Chrome/ja/JP 1 1',
    ]);
    expect(await engine.dataSource.query('SELECT through_day FROM click_folding')).toHaveLength(1);
    await migration.up(runner);
    expect(await engine.dataSource.query('SELECT * FROM click_quarters')).toEqual([]);
    expect(await engine.dataSource.query('SELECT through_day FROM click_folding_limit')).toHaveLength(1);
    await runner.release();
  });
});
