import { describeOnEachEngine } from '../../../../../test/support/database';
import { SqlFreeHostRecords } from './sql-free-host-records';

const HOST = 'somebody.github.io';
const NOTHING = { seenAt: null, people: 0, badAt: null };
const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));

describeOnEachEngine('what is known of names below free hosts', (engine) => {
  let records: SqlFreeHostRecords;
  let slugs = 0;

  const query = (sql: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> =>
    engine.unitOfWork.manager.query(sql, [...values]);

  /** A link of this person, or of a guest, that is seen to lead there. */
  const seen = async (at: Date, creator: number, host = HOST): Promise<number> => {
    slugs += 1;
    await query(
      `INSERT INTO links (domain_id, slug, url, group_id, creator_user_id, created_at) VALUES (0, ?, 'x', 1, ?, ?)`,
      [`free-${String(slugs)}`, creator, at],
    );
    const [row] = await query('SELECT MAX(id) AS id FROM links');
    const linkId = Number(row?.['id']);
    await records.note([{ host, linkId }], at);
    return linkId;
  };

  beforeEach(async () => {
    records = new SqlFreeHostRecords(engine.unitOfWork);
    await query('DELETE FROM links');
    await query('DELETE FROM free_host_links');
  });

  it('is nothing before a link leads there', async () => {
    await seen(day(1), 7, 'another.github.io');
    expect(await records.recordOf(HOST)).toEqual(NOTHING);
  });

  it('is since when, and by how many people, each once and guests not at all', async () => {
    await seen(day(3), 7);
    await seen(day(2), 0);
    for (const person of [8, 8, 9]) await seen(day(4), person);
    expect(await records.recordOf(HOST)).toEqual({ seenAt: day(2), people: 3, badAt: null });
  });

  it('stays as it was when it is seen again', async () => {
    const linkId = await seen(day(1), 7);
    await records.note([{ host: HOST, linkId }], day(9));
    expect(await records.recordOf(HOST)).toMatchObject({ seenAt: day(1) });
  });

  it('is what harm was done last, by links that were seen before or not', async () => {
    const linkId = await seen(day(1), 7);
    await records.stain([{ host: HOST, linkId }], day(5));
    await records.stain([{ host: HOST, linkId: linkId + 1 }], day(4));
    expect(await records.recordOf(HOST)).toEqual({ seenAt: day(1), people: 1, badAt: day(5) });
  });

  it('goes with the links that are gone for good', async () => {
    const [one, other] = [await seen(day(1), 7), await seen(day(2), 8)];
    await records.stain([{ host: HOST, linkId: one }], day(3));
    await records.forget([one]);
    expect(await records.recordOf(HOST)).toEqual({ seenAt: day(2), people: 1, badAt: null });
    await records.forget([other]);
    await records.forget([]);
    expect(await records.recordOf(HOST)).toEqual(NOTHING);
  });

  it('is found by an index, however many links lead there', async () => {
    const plan = JSON.stringify(
      await query(
        `EXPLAIN ${engine.name === 'SQLite' ? 'QUERY PLAN ' : ''}SELECT seen_at FROM free_host_links
          WHERE host = ? ORDER BY seen_at LIMIT 1`,
        [HOST],
      ),
    );
    expect(plan).toContain('free_host_links_seen');
    expect(plan).not.toMatch(/filesort|TEMP B-TREE/);
  });
});
