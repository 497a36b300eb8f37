import { forgetClicks } from '../../../../../test/support/counting';
import { describeOnEachEngine } from '../../../../../test/support/database';
import { firstBucketOfDay } from '../domain/level';
import { PackedDays } from './packed-days';
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

  const query = (sql: string): Promise<unknown> => engine.dataSource.query(sql);
  const totals = async (): Promise<number[]> => {
    const reader = new SeriesReader(engine.unitOfWork);
    const read = FILTERS.map((filter) => reader.seriesOf([LINK], { filter }, SPAN));
    return (await Promise.all(read)).map((series) => series.in(SPAN).total);
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
    expect((await days.daysOf([LINK], 'mix', DAYS)).map(({ packed }) => packed === null)).toEqual([
      false,
      false,
    ]);
  });

  it('leave to their quarter hours what is too long to be stored, and are not packed again and again', async () => {
    const expected = await totals();
    const days = new PackedDays(engine.unitOfWork, { statement: 2_000, kind: 500 });
    await days.pack(LINK, DAYS);
    await query(`INSERT INTO click_folds (subject, folded_to) VALUES (${String(LINK)}, ${String(DAYS.to)})`);
    for (const kind of ['source', 'mix'] as const) {
      expect((await days.daysOf([LINK], kind, DAYS)).map(({ packed }) => packed)).toEqual([null, null]);
    }
    expect(await totals()).toEqual(expected);
    expect(await days.outdated(LINK, 10)).toEqual([]);
  });
});
