import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import * as fc from 'fast-check';
import {
  forgetClicks,
  ingestAll as ingestUpTo,
  ingesterOver,
  storedFacets,
} from '../../../../../test/support/counting';
import { describeOnEachEngine } from '../../../../../test/support/database';
import { DESKTOP, visitLine, writeSegment, type WrittenVisit } from '../../../../../test/support/visits';
import { dataSourceOptions, openDataSource } from '../../../../shared/database/data-source';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { cardFetchesIn } from '../../../links/thread';
import type { ClickIngester } from '../application/click-ingester';
import { IngestLoop } from '../application/ingest-loop';
import { sumOf } from '../domain/click-count';
import type { Subject } from '../domain/subject';
import { CLICK_FACETS, type ClickFacet } from '../domain/facets';
import { ClickReportQuery } from '../../reports/infrastructure/click-report.query';
import { FACET_CODES } from './stored-codes';
import { TypeormClickStore } from './typeorm-click-store';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const T = Date.UTC(2026, 10, 21, 10);

const linkOf = (linkId: number): Subject => ({ kind: 'link', linkId });
const LINK = linkOf(1);

/** Fails where it is told to: in a step of the transaction, at its end, or after it was kept. */
type Fault = 'none' | 'add' | 'cards' | 'windows' | 'before-commit' | 'after-commit';

class FaultyUnitOfWork extends UnitOfWork {
  faults: Fault[] = [];
  current: Fault = 'none';

  override async run<T>(work: () => Promise<T>): Promise<T> {
    this.current = this.faults.shift() ?? 'none';
    const result = await super.run(async () => {
      const done = await work();
      this.failAt('before-commit');
      return done;
    });
    this.failAt('after-commit');
    return result;
  }

  failAt(fault: Fault): void {
    if (this.current === fault) throw new Error(`planned: ${fault}`);
  }
}

class FaultyStore extends TypeormClickStore {
  constructor(private readonly faulty: FaultyUnitOfWork) {
    super(faulty);
  }

  override async openWindows(opened: ReadonlyMap<number, number>): Promise<void> {
    await super.openWindows(opened);
    this.faulty.failAt('windows');
  }

  override async add(tally: Parameters<TypeormClickStore['add']>[0]): Promise<void> {
    await super.add(tally);
    this.faulty.failAt('add');
  }

  override async addCards(rows: Parameters<TypeormClickStore['addCards']>[0]): Promise<void> {
    await super.addCards(rows);
    this.faulty.failAt('cards');
  }
}

const ingestAll = (ingester: ClickIngester, now = T) => ingestUpTo(ingester, now);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describeOnEachEngine('counting clicks', (engine) => {
  let dir: string;
  let report: ClickReportQuery;

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'journal-'));
    report = new ClickReportQuery(engine.unitOfWork);
    await forgetClicks(engine.dataSource);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const write = (visits: readonly WrittenVisit[]): void => writeSegment(dir, visits.map(visitLine));
  const ingester = (unitOfWork: UnitOfWork = engine.unitOfWork) =>
    unitOfWork instanceof FaultyUnitOfWork
      ? ingesterOver(dir, unitOfWork, new FaultyStore(unitOfWork))
      : ingesterOver(dir, unitOfWork);
  const cards = (linkId: number) => cardFetchesIn(engine.unitOfWork).fetchesOf(linkId);
  const rows = <R>(sql: string): Promise<R[]> => engine.dataSource.query(sql);

  it('counts each class apart and only people as clicks', async () => {
    write([
      { at: T },
      { at: T + 1, userAgent: 'facebookexternalhit/1.1;line-poker/1.0' },
      { at: T + 2, userAgent: 'curl/8.5.0' },
      { at: T + 3, userAgent: undefined },
      { at: T + 4, kind: 'head' },
      { at: T + 5, kind: 'prefetch' },
      { at: T + 6, linkId: 2 },
    ]);
    await ingestAll(ingester());
    expect(await report.byClass(LINK)).toEqual({
      human: { total: 1, unique: 1 },
      preview: { total: 1, unique: 0 },
      bot: { total: 2, unique: 0 },
      head: { total: 1, unique: 0 },
      prefetch: { total: 1, unique: 0 },
    });
    expect((await report.byClass(linkOf(3))).human).toEqual({ total: 0, unique: 0 });
  });

  it('knows who fetched the card of each link, and when last, whatever order the lines are in', async () => {
    const line = 'facebookexternalhit/1.1;line-poker/1.0';
    write([
      { at: T + 5, userAgent: line },
      { at: T + 1, userAgent: 'TelegramBot (like TwitterBot)' },
      { at: T + 9, userAgent: line, kind: 'head' },
      { at: T + 9 },
      { at: T + 2, userAgent: line, linkId: 2 },
    ]);
    await ingestAll(ingester());
    write([
      { at: T + 3, userAgent: line },
      { at: T + 8, userAgent: 'TelegramBot (like TwitterBot)' },
    ]);
    await ingestAll(ingester());
    expect(await cards(1)).toEqual([
      { crawler: 'telegram', lastAt: T + 8, fetches: 2 },
      { crawler: 'line', lastAt: T + 5, fetches: 2 },
    ]);
    expect(await cards(2)).toEqual([{ crawler: 'line', lastAt: T + 2, fetches: 1 }]);
    expect(await cards(3)).toEqual([]);
  });

  it('counts a visitor once in 24 hours and link, also over midnight and between batches', async () => {
    const steps = [0, 10_000, 15 * HOUR, DAY - 1, DAY, DAY + HOUR];
    const uniques: number[] = [];
    for (const step of steps) {
      write([{ at: T + step }]);
      await ingestAll(ingester());
      uniques.push((await report.byClass(LINK)).human.unique);
    }
    expect(uniques).toEqual([1, 1, 1, 1, 2, 2]);
    write([
      { at: T, linkId: 2 },
      { at: T, ip: '::ffff:203.0.113.77' },
      { at: T, ip: '::ffff:cb00:714d' },
      { at: T, ip: '203.0.113.78' },
      { at: T, userAgent: `${DESKTOP} Edg/126` },
    ]);
    await ingestAll(ingester());
    expect((await report.byClass(LINK)).human).toEqual({ total: 10, unique: 4 });
    expect((await report.byClass(linkOf(2))).human).toEqual({ total: 1, unique: 1 });
  });

  it('passes over lines that it cannot read and counts those', async () => {
    const good = visitLine({ at: T });
    const tooLarge = good.replace(/^\d+\t1\t/, `${String(T)}\t99999999999999999999\t`);
    const noTime = good.replace(/^\d+/, '5');
    writeSegment(dir, [good, 'nonsense\n', '\n', tooLarge, noTime, good]);
    const reader = ingester();
    await ingestAll(reader);
    expect([reader.countedLines, reader.skippedLines]).toEqual([2, 4]);
    expect((await report.byClass(LINK)).human.total).toBe(2);
  });

  it('counts whatever bytes the headers hold', async () => {
    const header = fc.string({
      unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
      maxLength: 80,
    });
    const visits = fc.array(
      fc.record({ ip: header, userAgent: header, referrer: header, acceptLanguage: header }),
      {
        minLength: 1,
        maxLength: 30,
      },
    );
    let written = 0;
    await fc.assert(
      fc.asyncProperty(visits, async (list) => {
        write(list.map((visit) => ({ ...visit, at: T, referrer: `https://${visit.referrer}` })));
        written += list.length;
        const reader = ingester();
        await ingestAll(reader);
        expect(reader.countedLines).toBe(list.length);
      }),
      { numRuns: 15 },
    );
    const [sum] = await rows<{ hits: string }>(
      'SELECT SUM(hits) AS hits FROM click_totals WHERE subject = 0',
    );
    expect(Number(sum?.hits)).toBe(written);
  });

  it('deletes a segment once it is counted, and remembers its place', async () => {
    write([{ at: T }]);
    await ingestAll(ingester());
    expect(readdirSync(dir)).toEqual([]);
    const places = await rows<{ place: number; finished_at: number }>(
      'SELECT place, finished_at FROM journal_places',
    );
    expect(places).toHaveLength(1);
    expect(Number(places[0]?.finished_at)).toBe(T);
  });

  it('reads on in a segment that grows, and leaves a line that is not complete', async () => {
    const name = `${String(T).padStart(15, '0')}-${'0'.repeat(16)}`;
    const file = join(dir, `${name}.log`);
    const lines = (count: number) => Array.from({ length: count }, () => visitLine({ at: T })).join('');
    const reader = ingester();
    for (const [text, total] of [
      [lines(2), 2],
      [`${lines(2)}${visitLine({ at: T }).slice(0, 30)}`, 2],
      [lines(5), 5],
    ] as const) {
      writeFileSync(file, `linklet-journal 1\n${text}`, 'latin1');
      await ingestAll(reader);
      expect((await report.byClass(LINK)).human.total).toBe(total);
    }
    expect(readdirSync(dir)).toEqual([`${name}.log`]);
    renameSync(file, join(dir, `${name}.closed`));
    await ingestAll(reader);
    expect(readdirSync(dir)).toEqual([]);
    expect((await report.byClass(LINK)).human.total).toBe(5);
  });

  it('counts each visit exactly once, wherever it is interrupted', async () => {
    const faults = fc.array(
      fc.constantFrom<Fault>('none', 'add', 'cards', 'windows', 'before-commit', 'after-commit'),
      { maxLength: 12 },
    );
    const sizes = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(faults, sizes, async (planned, segments) => {
        await forgetClicks(engine.dataSource);
        for (const size of segments) {
          write(
            Array.from({ length: size }, (_, index) => ({
              at: T + index,
              ip: `10.0.0.${String(index % 50)}`,
            })),
          );
          write([{ at: T + size, userAgent: 'Twitterbot/1.0' }]);
        }
        const unitOfWork = new FaultyUnitOfWork(engine.dataSource, engine.events);
        unitOfWork.faults = [...planned];
        let reader = ingester(unitOfWork);
        for (let done = false; !done;) {
          try {
            await ingestAll(reader);
            done = true;
          } catch (error) {
            expect(String(error)).toContain('planned');
            // Every other time as if the process had been started anew.
            if (unitOfWork.faults.length % 2 === 0) reader = ingester(unitOfWork);
          }
        }
        const { human } = await report.byClass(LINK);
        const visits = segments.reduce((sum, size) => sum + size, 0);
        expect(human).toEqual({ total: visits, unique: Math.min(50, Math.max(...segments)) });
        expect(await cards(1)).toEqual([
          { crawler: 'x', lastAt: T + Math.max(...segments), fetches: segments.length },
        ]);
        expect(readdirSync(dir)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  }, 60_000);

  it('counts each visit exactly once when two ingesters race', async () => {
    const second = await openDataSource(dataSourceOptions(engine.storage));
    const SEGMENTS = 6;
    const EACH = 1_500;
    for (let segment = 0; segment < SEGMENTS; segment += 1) {
      write(
        Array.from({ length: EACH }, (_, index) => ({
          at: T + index,
          linkId: 1 + (index % 3),
          ip: `10.0.${String(index % 100)}.${String(segment % 2)}`,
        })),
      );
    }
    const units = [engine.unitOfWork, new UnitOfWork(second, engine.events)];
    const loops = units.map(
      (unit) => new IngestLoop(ingester(unit), { now: () => new Date(T) }, () => undefined),
    );
    for (const loop of loops) loop.start();
    for (let tries = 0; readdirSync(dir).length > 0 && tries < 500; tries += 1) await wait(20);
    await Promise.all(loops.map((loop) => loop.stop()));
    await second.destroy();
    const counts = [1, 2, 3].map(async (linkId) => (await report.byClass(linkOf(linkId))).human);
    expect(sumOf(await Promise.all(counts))).toEqual({ total: SEGMENTS * EACH, unique: 600 });
  }, 30_000);

  it('lets nothing of a batch count that another ingester has counted', async () => {
    write([{ at: T }]);
    const [slow, fast] = [ingester(), ingester()];
    const [name] = readdirSync(dir);
    await slow.backlog();
    await ingestAll(fast);
    writeFileSync(join(dir, name ?? ''), `linklet-journal 1\n${visitLine({ at: T })}`, 'latin1');
    await expect(slow.ingest(T)).rejects.toThrow();
    await ingestAll(slow);
    expect((await report.byClass(LINK)).human.total).toBe(1);
    expect(readdirSync(dir)).toEqual([]);
  });

  it('keeps what each facet answers', async () => {
    write([
      { at: T, ip: '140.112.8.116', referrer: 'https://www.example.com/', fromQr: true },
      { at: T, ip: '10.0.0.1', acceptLanguage: undefined, fromQr: true },
    ]);
    await ingestAll(ingester());
    const ofLink = (await storedFacets(engine.dataSource)).filter(({ subject }) => subject === 1);
    const of = (facet: ClickFacet) =>
      ofLink
        .filter((row) => row.facet === FACET_CODES[facet])
        .map(({ value }) => value)
        .sort();
    expect(Object.fromEntries(CLICK_FACETS.map((facet) => [facet, of(facet)]))).toEqual({
      mix: ['others/windows/Chrome/zh-TW/TW', 'qr/windows/Chrome/others/others'],
      origin: ['others/example.com', 'qr/direct'],
      place: ['TW/TPE/Taipei', 'others/others/others'],
    });
  });

  it('forgets windows that are over and segments that are long gone', async () => {
    write([{ at: T }, { at: T + 2 * HOUR, ip: '203.0.113.78' }]);
    const reader = ingester();
    await ingestAll(reader, T + 2 * HOUR);
    await reader.purge(T + DAY + HOUR);
    expect(await rows('SELECT * FROM visitor_windows')).toHaveLength(1);
    expect(await rows('SELECT * FROM journal_places')).toHaveLength(1);
    await reader.purge(T + 2 * DAY);
    expect(await rows('SELECT * FROM visitor_windows')).toHaveLength(0);
    expect(await rows('SELECT * FROM journal_places')).toHaveLength(0);
  });

  it('keeps windows as long as a line that needs them is unread', async () => {
    write([{ at: T }]);
    const reader = ingester();
    await ingestAll(reader);
    write([{ at: T + HOUR }]);
    await reader.purge(T + 5 * DAY);
    await ingestAll(reader, T + 5 * DAY);
    expect((await report.byClass(LINK)).human).toEqual({ total: 2, unique: 1 });
  });

  it('sets a segment that cannot be read aside, says so once, and counts all others and later that one', async () => {
    const error = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    jest.spyOn(Logger.prototype, 'log').mockImplementation();
    write([{ at: T }]);
    const [broken = ''] = readdirSync(dir);
    renameSync(join(dir, broken), join(dir, 'away'));
    mkdirSync(join(dir, broken));
    write([{ at: T + 1 }]);
    const reader = ingester();
    await ingestAll(reader);
    await ingestAll(reader);
    expect((await report.byClass(LINK)).human.total).toBe(1);
    expect([error.mock.calls.length, reader.unreadableSegments]).toEqual([1, 1]);
    expect(await reader.backlog()).toEqual({ segments: 0, bytes: 0, oldestAt: null });
    rmdirSync(join(dir, broken));
    renameSync(join(dir, 'away'), join(dir, broken));
    const { now } = performance;
    jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 60_001);
    await ingestAll(reader);
    expect((await report.byClass(LINK)).human.total).toBe(2);
    expect(reader.unreadableSegments).toBe(0);
    jest.restoreAllMocks();
  });

  it('says how much of the journal is unread', async () => {
    const reader = ingester();
    expect(await reader.backlog()).toEqual({ segments: 0, bytes: 0, oldestAt: null });
    const lines = [visitLine({ at: T + 5 }), visitLine({ at: T + 9 })];
    writeSegment(dir, lines);
    expect(await reader.backlog()).toEqual({
      segments: 1,
      bytes: lines.join('').length + 18,
      oldestAt: T + 5,
    });
  });
});
