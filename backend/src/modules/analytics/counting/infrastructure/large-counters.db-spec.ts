import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetClicks, ingestAll, ingesterOver, visitReader } from '../../../../../test/support/counting';
import { describeOnEachEngine } from '../../../../../test/support/database';
import { visitLine, writeSegment } from '../../../../../test/support/visits';
import { LargeCounters1795000000039 } from '../../../../shared/database/migrations/1795000000039-large-counters';
import { cardFetchesIn } from '../../../links/thread';
import { dayOfBucket } from '../domain/level';
import { bucketOf } from '../domain/bucket';
import { PackingRoom } from '../domain/packing-room';
import { ClickReportQuery } from '../../reports/infrastructure/click-report.query';
import { SqlFoldStore } from './sql-fold-store';
import { SqlHitLog } from './sql-hit-log';
import { TypeormClickStore } from './typeorm-click-store';

const NOW = Date.UTC(2026, 10, 21, 10);
/** The most that 32 bits with a sign hold. */
const FULL = 2 ** 31 - 1;
const CRAWLER = 'facebookexternalhit/1.1;line-poker/1.0';

describeOnEachEngine('counters that 32 bits do not hold', (engine) => {
  let dir: string;

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'journal-'));
    await forgetClicks(engine.dataSource);
    await query('DELETE FROM links');
    await query(
      `INSERT INTO links (id, domain_id, slug, url, group_id, creator_user_id, created_at)
        VALUES (1, 0, 'large', 'https://e.test/', 7, 0, '2026-01-01')`,
    );
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const query = <R>(sql: string): Promise<R[]> => engine.dataSource.query(sql);
  async function count(): Promise<void> {
    writeSegment(dir, [visitLine({ at: NOW }), visitLine({ at: NOW + 1, userAgent: CRAWLER })]);
    const store = new TypeormClickStore(engine.unitOfWork);
    const log = new SqlHitLog(engine.unitOfWork, 'today');
    // What is packed has no counters that could be full.
    const room = new PackingRoom(0);
    await ingestAll(ingesterOver(dir, engine.unitOfWork, store, log, visitReader(), room), NOW);
  }

  it('go on counting, of a link, its group, the site and the card, and stay numbers', async () => {
    await count();
    await query(`UPDATE links SET click_count = ${String(FULL)}`);
    for (const table of ['click_totals', 'click_facets']) {
      await query(`UPDATE ${table} SET hits = ${String(FULL)}, uniques = ${String(FULL - 1)}`);
    }
    await query(`UPDATE card_fetches SET fetches = ${String(FULL)}`);
    await count();
    const [link] = await query('SELECT click_count FROM links');
    expect(link).toEqual({ click_count: FULL + 1 });
    const report = new ClickReportQuery(engine.unitOfWork);
    const span = { from: 0, to: bucketOf(NOW) + 1 };
    for (const subject of [
      { kind: 'link', linkId: 1 },
      { kind: 'group', groupId: 7 },
      { kind: 'site' },
    ] as const) {
      expect((await report.byClass(subject, span)).human).toEqual({ total: FULL + 1, unique: FULL - 1 });
      const [mix] = await report.mix(subject, span);
      expect(mix).toMatchObject({ total: FULL + 1, unique: FULL - 1 });
    }
    expect(await cardFetchesIn(engine.unitOfWork).fetchesOf(1)).toMatchObject([{ fetches: FULL + 1 }]);
  });

  it('are folded', async () => {
    await count();
    await query(
      `INSERT INTO click_totals (subject, hit_class, level, bucket, hits, uniques)
        SELECT subject, hit_class, level, bucket + 1, ${String(FULL)}, 1 FROM click_totals`,
    );
    const store = new SqlFoldStore(engine.unitOfWork);
    while (await store.foldDays(1, dayOfBucket(bucketOf(NOW)) + 1));
    const [day] = await query(
      'SELECT hits, uniques FROM click_totals WHERE subject = 1 AND hit_class = 0 AND level = 1',
    );
    expect(day).toEqual({ hits: FULL + 1, uniques: 2 });
  });

  it('keep what they counted when their columns grow, there and back', async () => {
    await count();
    const contents = async (): Promise<object[][]> => [
      await query('SELECT click_count FROM links'),
      await query('SELECT * FROM click_totals ORDER BY 1, 2, 3, 4'),
      await query('SELECT * FROM click_facets ORDER BY 1, 2, 3, 4, 5'),
      await query('SELECT * FROM card_fetches'),
    ];
    const before = await contents();
    const runner = engine.dataSource.createQueryRunner();
    const migration = new LargeCounters1795000000039();
    await migration.down(runner);
    expect(await contents()).toEqual(before);
    await migration.up(runner);
    expect(await contents()).toEqual(before);
    await query(
      "INSERT INTO links (domain_id, slug, url, group_id, creator_user_id, created_at) VALUES (0, 'new', 'https://e.test/', 7, 0, '2026-01-01')",
    );
    expect(await query("SELECT click_count FROM links WHERE slug = 'new'")).toEqual([{ click_count: 0 }]);
    await runner.release();
  });
});
