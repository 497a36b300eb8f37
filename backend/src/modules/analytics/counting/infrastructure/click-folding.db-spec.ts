import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forgetClicks, ingestAll, ingesterOver } from '../../../../../test/support/counting';
import { describeOnEachEngine } from '../../../../../test/support/database';
import { visitLine, writeSegment } from '../../../../../test/support/visits';
import { dataSourceOptions, openDataSource } from '../../../../shared/database/data-source';
import { isLockConflict } from '../../../../shared/database/database-errors';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { ClickFolding } from '../application/click-folding';
import { IngestLoop } from '../application/ingest-loop';
import { breakdown } from '../../reports/domain/breakdown';
import { DAY_MS, parseDay } from '../domain/calendar-day';
import { firstBucketOfDay } from '../domain/level';
import { resolveRange } from '../../reports/domain/report-range';
import type { Subject } from '../domain/subject';
import { parseTimeZone } from '../domain/time-zone';
import { ClickReportQuery } from '../../reports/infrastructure/click-report.query';
import { SqlFoldStore } from './sql-fold-store';
import { LEVEL_CODES } from './stored-codes';

const NOW = Date.UTC(2026, 10, 21, 10);
const SITE: Subject = { kind: 'site' };
const LINK: Subject = { kind: 'link', linkId: 1 };
const { quarter: QUARTER, day: DAY } = LEVEL_CODES;

describeOnEachEngine('folding clicks', (engine) => {
  let dir: string;
  let report: ClickReportQuery;

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'journal-'));
    report = new ClickReportQuery(engine.unitOfWork);
    await forgetClicks(engine.dataSource);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const rows = <R>(sql: string): Promise<R[]> => engine.dataSource.query(sql);
  const write = (moments: readonly number[]): void =>
    writeSegment(
      dir,
      moments.map((at, index) =>
        visitLine({ at, ip: `10.0.${String(index % 7)}.1`, fromQr: index % 3 === 0 }),
      ),
    );

  /** Two clicks on each day of so many, the last one being yesterday. */
  const clicksOf = (days: number): number[] =>
    Array.from({ length: days }, (_, index) => NOW - (index + 1) * DAY_MS).flatMap((at) => [
      at,
      at + 5 * 3_600_000,
    ]);

  /** What a year of a subject shows, by a zone whose days are not those of UTC. */
  async function yearOf(subject: Subject) {
    const zone = parseTimeZone('Asia/Taipei');
    const { span, slots } = resolveRange({ range: '12m' }, { zone, now: NOW, firstDay: null });
    return [
      await report.byClass(subject, span),
      await report.perSlot(subject, slots),
      await report.perSlot(subject, slots, { filter: { source: 'qr' } }),
      breakdown(await report.mix(subject, span), 'source'),
      await report.referrers(subject, span),
      await report.places(subject, span),
    ];
  }

  it('lets a year be read without quarter hours, but for those at the edges of months', async () => {
    write(clicksOf(390));
    await ingestAll(ingesterOver(dir, engine.unitOfWork), NOW);
    const [forLink, forSite] = [await yearOf(LINK), await yearOf(SITE)];
    const folding = new ClickFolding(new SqlFoldStore(engine.unitOfWork));
    while (await folding.step(NOW));
    expect(await rows('SELECT subject FROM click_folds ORDER BY subject')).toHaveLength(2);
    // Days in the middle of months are at no edge of a range: their quarter hours are not read.
    for (const table of ['click_totals', 'click_facets']) {
      for (let month = 0; month < 13; month += 1) {
        const [from, to] = [2, 27].map((day) => firstBucketOfDay(Date.UTC(2025, 10 + month, day) / DAY_MS));
        const before = Math.min(to ?? 0, firstBucketOfDay(parseDay('2026-11-20')));
        await rows(
          `DELETE FROM ${table} WHERE level = ${String(QUARTER)} AND bucket >= ${String(from)} AND bucket < ${String(before)}`,
        );
        await rows(
          `DELETE FROM click_quarters WHERE bucket >= ${String(from)} AND bucket < ${String(before)}`,
        );
      }
    }
    expect(await yearOf(LINK)).toEqual(forLink);
    expect(await yearOf(SITE)).toEqual(forSite);
  }, 120_000);

  it('reads the quarter hours of a day that hits came for later, until it is folded again', async () => {
    const day = parseDay('2026-11-10');
    const span = { from: firstBucketOfDay(day), to: firstBucketOfDay(day + 1) };
    const hits = async () => {
      const all = (await report.series(LINK, span)).in(span).total;
      const qr = (await report.series(LINK, span, { filter: { source: 'qr' } })).in(span).total;
      return { all, qr };
    };
    const count = async (ats: readonly number[]) => {
      write(ats);
      await ingestAll(ingesterOver(dir, engine.unitOfWork), NOW);
    };
    const store = new SqlFoldStore(engine.unitOfWork);
    await count([day * DAY_MS, day * DAY_MS + 1]);
    await store.foldDays(1, day + 3);
    expect(await store.hasOutdatedDays(1)).toBe(false);
    await count([day * DAY_MS + 2, (day + 1) * DAY_MS, (day + 1) * DAY_MS + 1]);
    expect(await store.hasOutdatedDays(1)).toBe(true);
    expect(await hits()).toEqual({ all: 3, qr: 2 });
    while (await store.foldDays(1, day + 3));
    expect(await store.hasOutdatedDays(1)).toBe(false);
    for (const table of ['click_totals', 'click_facets', 'click_quarters']) {
      await rows(`DELETE FROM ${table}`);
    }
    expect(await hits()).toEqual({ all: 3, qr: 2 });
  });

  it('leaves out no hit and doubles none that is counted meanwhile', async () => {
    const second = await openDataSource(dataSourceOptions(engine.storage));
    const counting = ingesterOver(dir, new UnitOfWork(second, engine.events));
    const store = new SqlFoldStore(engine.unitOfWork);
    for (let segment = 0; segment < 12; segment += 1) write(clicksOf(60));
    const loop = new IngestLoop(counting, { now: () => new Date(NOW) }, () => undefined);
    loop.start();
    let day = parseDay('2026-09-20');
    while (readdirSync(dir).length > 0) {
      await sleep(5);
      day = Math.min(day + 1, parseDay('2026-11-21'));
      for (const subject of [0, 1]) {
        await store.foldDays(subject, day).catch((error: unknown) => {
          if (!isLockConflict(error)) throw error;
        });
      }
    }
    await loop.stop();
    await second.destroy();
    const folds = await rows<{ subject: number; folded_to: number }>('SELECT * FROM click_folds');
    expect(folds).toHaveLength(2);
    for (const { subject, folded_to: foldedTo } of folds) {
      while (await store.foldDays(subject, foldedTo));
      expect(await store.hasOutdatedDays(subject)).toBe(false);
      const sumOf = async (level: number, before: number) => {
        const [row] = await rows<{ hits: string; uniques: string }>(
          `SELECT SUM(hits) AS hits, SUM(uniques) AS uniques FROM click_totals WHERE subject = ${String(subject)} AND level = ${String(level)} AND bucket < ${String(before)}`,
        );
        return [Number(row?.hits), Number(row?.uniques)];
      };
      const [{ folded_to: reached } = { folded_to: 0 }] = await rows<{ folded_to: number }>(
        `SELECT folded_to FROM click_folds WHERE subject = ${String(subject)}`,
      );
      expect(await sumOf(DAY, reached)).toEqual(await sumOf(QUARTER, firstBucketOfDay(reached)));
    }
    expect((await report.byClass(SITE)).human.total).toBe(12 * 120);
    const span = {
      from: firstBucketOfDay(parseDay('2026-09-01')),
      to: firstBucketOfDay(parseDay('2026-12-01')),
    };
    expect((await report.series(SITE, span)).in(span).total).toBe(12 * 120);
  }, 120_000);
});
