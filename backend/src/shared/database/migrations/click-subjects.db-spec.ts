import { describeOnEachEngine } from '../../../../test/support/database';
import { ClickSubjects1795000000034 } from './1795000000034-click-subjects';
import { PackedQuarters1795000000153 } from './1795000000153-packed-quarters';

const HUMAN = 0;
const BOT = 2;
const ORIGIN = 0;

describeOnEachEngine('clicks that were counted before groups and the site had counters', (engine) => {
  const query = <R>(sql: string): Promise<R[]> => engine.dataSource.query(sql);

  /** Rows as lists of numbers and words, in one order whatever the engine. */
  async function sorted(sql: string): Promise<string[]> {
    const rows = await query<Record<string, number | string>>(sql);
    return rows.map((row) => Object.values(row).join(' ')).sort();
  }

  it('are kept, and become those of their groups and the site, there and back', async () => {
    const runner = engine.dataSource.createQueryRunner();
    const later = new PackedQuarters1795000000153();
    const migration = new ClickSubjects1795000000034();
    await later.down(runner);
    await migration.down(runner);
    await query(
      `INSERT INTO links (id, domain_id, slug, url, group_id, creator_user_id, created_at) VALUES
        (1, 0, 'one', 'https://e.test/', 6, 0, '2026-01-01'), (2, 0, 'two', 'https://e.test/', 6, 0, '2026-01-01')`,
    );
    await query(
      `INSERT INTO click_totals VALUES (1, ${HUMAN}, 50, 3, 2), (2, ${HUMAN}, 50, 4, 1), (9, ${HUMAN}, 50, 1, 1), (1, ${BOT}, 51, 5, 0)`,
    );
    await query(
      `INSERT INTO click_facets VALUES (1, ${ORIGIN}, 50, 'line/direct', 3, 2), (2, ${ORIGIN}, 50, 'line/direct', 4, 1)`,
    );
    const before = await Promise.all(
      ['click_totals', 'click_facets'].map((table) => sorted(`SELECT * FROM ${table}`)),
    );

    await migration.up(runner);
    expect(
      await sorted(
        'SELECT subject, hit_class, level, bucket, hits, uniques FROM click_totals WHERE subject <= 0',
      ),
    ).toEqual(['-7 0 0 50 7 3', '-7 2 0 51 5 0', '0 0 0 50 8 4', '0 2 0 51 5 0']);
    expect(await sorted('SELECT subject, facet, bucket, value, hits, uniques FROM click_facets')).toEqual([
      '-7 0 50 line/direct 7 3',
      '-7 5 50 1 3 2',
      '-7 5 50 2 4 1',
      '0 0 50 line/direct 7 3',
      '0 5 50 6 7 3',
      '0 5 50 others 1 1',
      '1 0 50 line/direct 3 2',
      '2 0 50 line/direct 4 1',
    ]);

    await migration.down(runner);
    const after = await Promise.all(
      ['click_totals', 'click_facets'].map((table) => sorted(`SELECT * FROM ${table}`)),
    );
    expect(after).toEqual(before);
    await migration.up(runner);
    await later.up(runner);
    await runner.release();
  });
});
