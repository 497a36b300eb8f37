import { forgetClicks } from '../../../../../test/support/counting';
import { describeOnEachEngine } from '../../../../../test/support/database';
import { firstBucketOfDay } from '../domain/level';
import type { CalendarDay } from '../domain/calendar-day';
import { PackedDays } from './packed-days';
import type { PackedKind } from './stored-codes';
import { SeriesReader } from '../../reports/infrastructure/series-reader';

const DAY = 20_000;
const LINK = 1;
const DAYS = { from: DAY, to: DAY + 2 };
const SPAN = { from: firstBucketOfDay(DAYS.from), to: firstBucketOfDay(DAYS.to) };
const NAMES = 100;
const FILTERS = [{}, { source: 'name-7' }, { source: 'name-7', platform: 'pc' }];

describeOnEachEngine('days with many answers', (engine) => {
  beforeEach(async () => {
    await forgetClicks(engine.dataSource);
    for (const day of [DAYS.from, DAYS.from + 1]) {
      const bucket = String(firstBucketOfDay(day) + 40);
      const names = Array.from(
        { length: NAMES },
        (_, index) => `(${String(LINK)}, 4, 0, ${bucket}, 'name-${String(index)}/pc/Chrome/zh-TW/TW', 1, 1)`,
      );
      await query(
        `INSERT INTO click_facets (subject, facet, level, bucket, value, hits, uniques) VALUES ${names.join(',')}`,
      );
      await query(
        `INSERT INTO click_totals (subject, hit_class, level, bucket, hits, uniques)
          VALUES (${String(LINK)}, 0, 0, ${bucket}, ${String(NAMES)}, ${String(NAMES)})`,
      );
    }
  });

  const query = (sql: string, values?: number[]): Promise<unknown> => engine.dataSource.query(sql, values);
  const totals = async (): Promise<number[]> => {
    const reader = new SeriesReader(engine.unitOfWork);
    const read = FILTERS.map((filter) => reader.seriesOf([LINK], { filter }, SPAN));
    return (await Promise.all(read)).map((series) => series.in(SPAN).total);
  };

  const readOf = async (days: PackedDays, kind: PackedKind): Promise<CalendarDay[]> => {
    const found: CalendarDay[] = [];
    const unpacked = await days.readEach([LINK], kind, { days: DAYS, read: (_, day) => found.push(day) });
    expect([...found, ...unpacked.map(({ day }) => day)]).toEqual([DAYS.from, DAYS.from + 1]);
    return found;
  };

  it('are stored by statements of a bounded size, and say the same as their quarter hours', async () => {
    const expected = await totals();
    const days = new PackedDays(engine.unitOfWork, { statement: 2_000, kind: 10_000 });
    const asked = jest.spyOn(engine.unitOfWork.manager, 'query');
    await days.pack(LINK, DAYS);
    const sizes = asked.mock.calls
      .filter(([sql]) => sql.startsWith('INSERT'))
      .map(([, values]) => (values as unknown[]).join('').length);
    asked.mockRestore();
    expect(sizes.length).toBeGreaterThan(2);
    expect(Math.max(...sizes)).toBeLessThan(4_000);
    await query(`INSERT INTO click_folds (subject, folded_to) VALUES (${String(LINK)}, ${String(DAYS.to)})`);
    expect(expected).toEqual([2 * NAMES, 2, 2]);
    expect(await totals()).toEqual(expected);
    expect(await readOf(days, 'mix')).toEqual([DAYS.from, DAYS.from + 1]);
  });

  it('leave to their quarter hours what is too long to be stored, and are not packed again and again', async () => {
    const expected = await totals();
    const days = new PackedDays(engine.unitOfWork, { statement: 2_000, kind: 500 });
    await days.pack(LINK, DAYS);
    await query(`INSERT INTO click_folds (subject, folded_to) VALUES (${String(LINK)}, ${String(DAYS.to)})`);
    for (const kind of ['source', 'mix'] as const) {
      expect(await readOf(days, kind)).toEqual([]);
    }
    expect(await totals()).toEqual(expected);
    expect(await days.outdated(LINK, 10)).toEqual([]);
  });

  it('are read a fortnight of mixes at a time, and each once', async () => {
    const some = { from: DAY, to: DAY + 30 };
    const later = [96 * (some.to - DAYS.to), firstBucketOfDay(DAY + 1)];
    for (const table of ['click_facets', 'click_totals']) {
      await query(`UPDATE ${table} SET bucket = bucket + ? WHERE bucket >= ?`, later);
    }
    const days = new PackedDays(engine.unitOfWork);
    await days.pack(LINK, some);
    const asked = jest.spyOn(engine.unitOfWork.manager, 'query');
    const found: CalendarDay[] = [];
    await days.readEach([LINK], 'mix', { days: some, read: (_, day) => found.push(day) });
    expect(found).toEqual([DAY, some.to - 1]);
    expect(asked).toHaveBeenCalledTimes(3);
    asked.mockRestore();
  });

  it('are read however many links a tag has', async () => {
    const count = 200_000;
    const stored = Array.from({ length: count }, () => ({ subject: LINK, day: DAY, packed: 'AA==' }));
    const joined = [
      { subject: LINK, days: stored.map(({ day, packed }) => `${String(day)}:${packed}`).join() },
    ];
    const asked = jest.spyOn(engine.unitOfWork.manager, 'query');
    asked.mockResolvedValueOnce(engine.name === 'SQLite' ? joined : stored);
    let found = 0;
    await new PackedDays(engine.unitOfWork).readEach([LINK], 'totals', {
      days: DAYS,
      read: () => (found += 1),
    });
    asked.mockRestore();
    expect(found).toBe(count);
  });
});
