import { describeOnEachEngine } from '../../../test/support/database';
import type { RecurringJobs } from '../jobs/recurring-jobs';
import { DayCountTable } from './day-count-table';
import { type CountedRow, DayCounts } from './day-counts';

const NOW = new Date('2026-11-29T12:00:00.000Z');
const MINUTE_MS = 60_000;
const before = (minutes: number): Date => new Date(NOW.getTime() - minutes * MINUTE_MS);
const DAY = 24 * 60;

describeOnEachEngine('numbers of the site by day', (engine) => {
  let rows: CountedRow[];
  let now: Date;
  let table: DayCountTable;
  let reads: number[];

  /** One of several processes. */
  const process = (): DayCounts => {
    const jobs = { every: () => undefined } as unknown as RecurringJobs;
    const counts = new DayCounts(table, engine.unitOfWork, jobs, { now: () => now });
    counts.register('links', (after, limit) => {
      const found = rows.filter(({ id }) => id > after).slice(0, limit);
      reads.push(found.length);
      return Promise.resolve(found);
    });
    return counts;
  };
  const run = (counts: DayCounts): Promise<void> => counts.countAll(new AbortController().signal);
  const links = async (counts: DayCounts, days = 7): Promise<number[]> =>
    (await counts.lastDays(days)).days.map((day) => day.links);

  beforeEach(async () => {
    await engine.unitOfWork.manager.query('DELETE FROM day_counts');
    await engine.unitOfWork.manager.query('UPDATE day_count_marks SET passed_id = 0');
    table = new DayCountTable(engine.unitOfWork);
    now = NOW;
    reads = [];
    rows = [
      { id: 1, createdAt: before(400 * DAY) },
      { id: 2, createdAt: before(2 * DAY) },
      { id: 5, createdAt: before(2 * DAY) },
      { id: 6, createdAt: before(10) },
      { id: 9, createdAt: before(0.5) },
    ];
  });

  it('are the same before, between and after counts, and those that are stored are read no more', async () => {
    const counts = process();
    const expected = [0, 0, 0, 0, 2, 0, 2];
    expect(await links(counts)).toEqual(expected);
    await run(counts);
    expect(await table.passed('links')).toBe(6);
    reads = [];
    expect(await links(counts)).toEqual(expected);
    expect(reads).toEqual([1]);
    now = new Date(NOW.getTime() + 2 * MINUTE_MS);
    await run(counts);
    await run(counts);
    expect(await table.passed('links')).toBe(9);
    expect(await links(counts)).toEqual(expected);
    expect((await counts.lastDays(7)).totals).toEqual({ links: 5, people: 0, refused: 0 });
  });

  it('leave rows alone that a slower transaction may still come before', async () => {
    const counts = process();
    await run(counts);
    rows.splice(4, 0, { id: 8, createdAt: before(0.9) });
    now = new Date(NOW.getTime() + MINUTE_MS);
    await run(counts);
    expect((await counts.lastDays(7)).totals.links).toBe(6);
  });

  it('count many rows in parts, each once, however many processes count', async () => {
    rows = Array.from({ length: 3_500 }, (_, n) => ({ id: n + 1, createdAt: before(3 * DAY) }));
    const [one, other] = [process(), process()];
    await Promise.all([run(one), run(other)]);
    await run(one);
    expect(Math.max(...reads)).toBe(1_000);
    expect(await links(other)).toEqual([0, 0, 0, 3_500, 0, 0, 0]);
    expect(await table.passed('links')).toBe(3_500);
  });

  it('begin nothing more once the process ends', async () => {
    await process().countAll(AbortSignal.abort());
    expect(await table.passed('links')).toBe(0);
  });

  it('say that they are not complete while more is to be counted than a reader counts', async () => {
    const counts = process();
    expect((await counts.lastDays(7)).isComplete).toBe(true);
    rows = Array.from({ length: 10_001 }, (_, n) => ({ id: n + 1, createdAt: before(DAY) }));
    const { isComplete, totals } = await counts.lastDays(7);
    expect([isComplete, totals.links]).toEqual([false, 10_000]);
  });

  it('take in what leaves no row', async () => {
    const counts = process();
    await counts.add('refused', '2026-11-28', 2);
    await counts.add('refused', '2026-11-28', 3);
    const { days, totals } = await counts.lastDays(7);
    expect(days.map(({ day, refused }) => [day, refused]).slice(-2)).toEqual([
      ['2026-11-28', 5],
      ['2026-11-29', 0],
    ]);
    expect(totals.refused).toBe(5);
  });
});
