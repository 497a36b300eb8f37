import { describeOnEachEngine } from '../../../../../test/support/database';
import { isSqlite } from '../../../../shared/database/dialect';
import { HIT_CLASSES } from '../../../../shared/domain/visitor/hit-class';
import { parseDay } from '../../counting/domain/calendar-day';
import { firstBucketOfDay } from '../../counting/domain/level';
import { packClicks } from '../../counting/domain/packed-quarter';
import type { Subject } from '../../counting/domain/subject';
import { ClickReportQuery } from './click-report.query';
import { SqlFoldStore } from '../../counting/infrastructure/sql-fold-store';

const FIRST = parseDay('2026-06-28');
const FOLDED_TO = parseDay('2026-08-03');
const SUBJECTS = [-3, -2, 0, 1, 2, 3, 4];
const SPAN = { from: firstBucketOfDay(FIRST) + 32, to: firstBucketOfDay(FOLDED_TO) + 50 };
const ASKED: readonly Subject[] = [
  { kind: 'link', linkId: 1 },
  { kind: 'links', linkIds: [1, 2, 3] },
  { kind: 'group', groupId: 1 },
  { kind: 'site' },
];

const PACKED = packClicks([
  {
    unique: true,
    facets: { mix: 'line/iphone/Safari/zh-TW/TW', origin: 'line/direct', place: 'TW/TPE/Taipei' },
    part: '2',
  },
]);

interface Asked {
  readonly sql: string;
  readonly values: readonly unknown[];
}

describeOnEachEngine('what reports ask the database', (engine) => {
  /** An hour apart each, so that tables are large enough for a plan. */
  async function fill(): Promise<void> {
    const buckets = Array.from({ length: 24 * 37 }, (_, hour) => firstBucketOfDay(FIRST) + 4 * hour);
    for (const subject of SUBJECTS) {
      const rows = (row: (bucket: number) => string): string => buckets.map(row).join(',');
      await engine.dataSource.query(
        `INSERT INTO click_totals (subject, hit_class, level, bucket, hits, uniques)
         VALUES ${rows((bucket) => `(${String(subject)}, 0, 0, ${String(bucket)}, 2, 1)`)}`,
      );
      for (const [facet, value] of [
        [0, 'line/direct'],
        [3, 'TW/TPE/Taipei'],
        [4, 'line/iphone/Safari/zh-TW/TW'],
        [5, subject === 0 ? '1' : '2'],
      ]) {
        await engine.dataSource.query(
          `INSERT INTO click_facets (subject, facet, level, bucket, value, hits, uniques)
           VALUES ${rows((bucket) => `(${String(subject)}, ${String(facet)}, 0, ${String(bucket)}, '${String(value)}', 2, 1)`)}`,
        );
      }
      await engine.dataSource.query(
        `INSERT INTO click_quarters (subject, bucket, clicks, packed)
         VALUES ${rows((bucket) => `(${String(subject)}, ${String(bucket)}, 1, '${PACKED}')`)}`,
      );
      const store = new SqlFoldStore(engine.unitOfWork);
      while (await store.foldDays(subject, FOLDED_TO));
    }
    const { manager } = engine.unitOfWork;
    await manager.query(
      isSqlite(manager) ? 'ANALYZE' : 'ANALYZE TABLE click_totals, click_facets, click_quarters, click_days',
    );
  }

  /** Every question that all reports of these subjects lead to. */
  async function questions(): Promise<Asked[]> {
    const asked: Asked[] = [];
    const { manager } = engine.unitOfWork;
    const query = jest.spyOn(manager, 'query');
    const report = new ClickReportQuery(engine.unitOfWork);
    for (const subject of ASKED) {
      await report.byClass(subject, SPAN);
      await report.series(subject, SPAN, { classes: HIT_CLASSES });
      await report.series(subject, SPAN, { filter: { platform: 'iphone' } });
      await report.series(subject, SPAN, { filter: { platform: 'iphone', source: 'line' } });
      await report.classesPerSlot(subject, [SPAN]);
      await report.mix(subject, SPAN);
      await report.mix(subject, SPAN, { platform: 'iphone' });
      await report.referrers(subject, SPAN, 'line');
      await report.places(subject, SPAN, 'TW');
      await report.topLinks(subject, SPAN, 10);
    }
    for (const [sql, values = []] of query.mock.calls) asked.push({ sql, values: values as unknown[] });
    query.mockRestore();
    return asked;
  }

  /** What the engine would go through from one end to the other, or sort before anything is added up. */
  async function wasteOf({ sql, values }: Asked): Promise<string[]> {
    const { manager } = engine.unitOfWork;
    if (isSqlite(manager)) {
      const steps = await manager.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, [...values]);
      return steps.map(({ detail }) => detail).filter((detail) => /SCAN click_|FOR ORDER BY/.test(detail));
    }
    const steps = await manager.query<{ table: string; type: string; Extra: string | null }[]>(
      `EXPLAIN ${sql}`,
      [...values],
    );
    return steps
      .filter(
        ({ table, type, Extra }) =>
          table.startsWith('click_') &&
          (['ALL', 'index'].includes(type) || /^(?!.*Using temporary).*Using filesort/.test(Extra ?? '')),
      )
      .map((step) => JSON.stringify(step));
  }

  it('never makes it go through a whole table, or sort what it has stored', async () => {
    await fill();
    const asked = await questions();
    expect(asked.length).toBeGreaterThan(40);
    const wasteful: [string, string[]][] = [];
    for (const question of asked) {
      const waste = await wasteOf(question);
      if (waste.length > 0) wasteful.push([question.sql, waste]);
    }
    expect(wasteful).toEqual([]);
  });

  it('asks once how far subjects are folded, for all parts of a report that ask side by side', async () => {
    const query = jest.spyOn(engine.unitOfWork.manager, 'query');
    const report = new ClickReportQuery(engine.unitOfWork);
    const site: Subject = { kind: 'site' };
    for (let times = 0; times < 2; times += 1) {
      await Promise.all([report.byClass(site, SPAN), report.series(site, SPAN), report.mix(site, SPAN)]);
    }
    const ofFolds = query.mock.calls.filter(([sql]) => sql.includes('click_folds'));
    query.mockRestore();
    expect(ofFolds).toHaveLength(2);
  });
});
