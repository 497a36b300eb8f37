import { Logger } from '@nestjs/common';
import { describeOnEachEngine } from '../../../../test/support/database';
import { transactionsOf } from '../../../../test/support/statements';
import { DayCountTable } from '../../../shared/day-counts/day-count-table';
import { DayCounts } from '../../../shared/day-counts/day-counts';
import type { RecurringJobs } from '../../../shared/jobs/recurring-jobs';
import { BlockList } from '../domain/block-list';
import { SqlBlockHits } from '../infrastructure/sql-block-hits';
import type { BlockedAddressesService } from './blocked-addresses.service';
import { BlockHitsService } from './block-hits.service';
import type { BlockListSource } from './ports/block-list-source';

const listOf = (...lines: string[]): BlockList => {
  const list = new BlockList();
  for (const line of lines) list.add(line);
  return list;
};

describeOnEachEngine('hits of block entries', (engine) => {
  let now: Date;
  let store: SqlBlockHits;

  /** One of several processes. */
  const newHits = (): BlockHitsService => {
    const clock = { now: () => now };
    const jobs = { every: () => undefined } as unknown as RecurringJobs;
    const days = new DayCounts(new DayCountTable(engine.unitOfWork), engine.unitOfWork, jobs, clock);
    const desk = { known: listOf('evil.test', 'both.test') } as BlockedAddressesService;
    const file = { known: listOf('*.worse.test', 'both.test', 'some.test/pay*') } as BlockListSource;
    return new BlockHitsService(desk, file, store, days, engine.unitOfWork, clock);
  };
  const countedDays = async (): Promise<unknown> =>
    engine.unitOfWork.manager.query(
      "SELECT day, counted FROM day_counts WHERE name = 'refused' ORDER BY day",
    );

  beforeEach(async () => {
    Logger.overrideLogger(false);
    now = new Date('2026-11-29T12:00:00.500Z');
    store = new SqlBlockHits(engine.unitOfWork);
    for (const table of ['block_list_hits', 'day_counts']) {
      await engine.unitOfWork.manager.query(`DELETE FROM ${table}`);
    }
  });

  it('are counted by entry and by day, whichever list it stands in', async () => {
    const hits = newHits();
    for (const url of [
      'https://evil.test/a',
      'https://evil.test/b',
      'https://a.worse.test/',
      'http://some.test/pay/1',
    ]) {
      hits.note(url);
    }
    hits.note('https://fine.test/');
    hits.note('https://both.test/');
    const of = await hits.hitsOf(['evil.test', '*.worse.test', 'some.test/pay*', 'both.test', 'fine.test']);
    expect(
      ['evil.test', '*.worse.test', 'some.test/pay*', 'both.test'].map((entry) => of(entry).hits),
    ).toEqual([2, 1, 1, 1]);
    expect(of('evil.test').lastHitAt).toEqual(now);
    expect(of('fine.test')).toEqual({ hits: 0, lastHitAt: null });
    expect(await countedDays()).toEqual([{ day: '2026-11-29', counted: 5 }]);
  });

  it('write nothing while they are noted, and one transaction with all of them', async () => {
    const hits = newHits();
    const transactions = await transactionsOf(engine.dataSource, async () => {
      for (let n = 0; n < 500; n += 1) hits.note(`https://evil.test/${String(n)}`);
      await hits.flush();
      await hits.flush();
    });
    const writes = transactions.map((each) => each.filter((sql) => sql.startsWith('INSERT')).length);
    expect(writes).toEqual([3]);
  });

  it('of all processes are added up, exactly once each of them has ended', async () => {
    const [one, other] = [newHits(), newHits()];
    for (let n = 0; n < 7; n += 1) one.note('https://evil.test/');
    await one.flush();
    one.note('https://evil.test/');
    other.note('https://evil.test/');
    now = new Date('2026-11-29T16:00:01.000Z');
    other.note('https://evil.test/');
    await Promise.all([one.onApplicationShutdown(), other.onApplicationShutdown()]);
    const stored = await store.hitsOf(['evil.test']);
    expect(stored.get('evil.test')?.hits).toBe(10);
    expect(await countedDays()).toEqual([
      { day: '2026-11-29', counted: 8 },
      { day: '2026-11-30', counted: 2 },
    ]);
  });

  it('are counted on while nothing can be stored, and keep no process from ending', async () => {
    const hits = newHits();
    hits.note('https://evil.test/');
    const failing = jest.spyOn(store, 'add').mockRejectedValue(new Error('away'));
    await expect(hits.flush()).rejects.toThrow('away');
    hits.note('https://evil.test/');
    await expect(hits.onApplicationShutdown()).resolves.toBeUndefined();
    failing.mockRestore();
    expect((await hits.hitsOf(['evil.test']))('evil.test').hits).toBe(2);
    expect(await store.hitsOf([])).toEqual(new Map());
  });
});
