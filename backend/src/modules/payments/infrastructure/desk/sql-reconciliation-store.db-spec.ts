import { describeOnEachEngine } from '../../../../../test/support/database';
import { money } from '../../../../shared/domain/money';
import { Attempt } from '../../domain/attempt.entity';
import type { ReconciliationRun } from '../../domain/reconciliation';
import { PAYMENT_SCHEMAS } from '../payments.schemas';
import { SqlReconciliationStore } from './sql-reconciliation-store';

const DAY = '2026-11-23';
const NOW = new Date('2026-11-24T19:00:00Z');
/** The first and the last moment of that day in Taipei, and those beside them. */
const [BEFORE, FIRST, LAST, AFTER] = [
  new Date('2026-11-22T15:59:59.999Z'),
  new Date('2026-11-22T16:00:00Z'),
  new Date('2026-11-23T15:59:59.999Z'),
  new Date('2026-11-23T16:00:00Z'),
];

describeOnEachEngine(
  'comparisons with gateways',
  (engine) => {
    let store: SqlReconciliationStore;
    let numbers = 0;

    const attempt = async (createdAt: Date, settledAt: Date | null, gateway = 'linePay'): Promise<number> => {
      const made = new Attempt({
        orderId: (numbers += 1),
        number: `LK${numbers}`,
        gateway: gateway === 'linePay' ? 'linePay' : 'newebPay',
        amount: money(550, 'TWD'),
        now: createdAt,
        checkAt: null,
      });
      if (settledAt) made.settle({ reference: `T${numbers}`, amount: made.amount, card: null }, settledAt);
      await engine.dataSource.manager.getRepository(Attempt).insert(made);
      return made.id;
    };
    const begun = async (): Promise<ReconciliationRun> => {
      await store.begin('linePay', DAY, NOW);
      const [run] = await store.unfinished('linePay', 10);
      if (!run) throw new Error('nothing was begun');
      return run;
    };
    const toCompare = async (run: ReconciliationRun, limit = 100): Promise<number[]> =>
      (await store.toCompare(run, limit)).map(({ id }) => id);

    beforeEach(async () => {
      for (const table of ['reconciliation_runs', 'reconciliation_differences', 'payment_attempts']) {
        await engine.dataSource.query(`DELETE FROM ${table}`);
      }
      store = new SqlReconciliationStore(engine.unitOfWork);
    });

    it('are begun once, and go on where they were', async () => {
      const run = await begun();
      await store.begin('linePay', DAY, new Date(NOW.getTime() + 1));
      expect(await store.unfinished('linePay', 10)).toEqual([run]);
      const progress = { ...run, lastAttemptId: 7, checked: 3, tries: 2, failure: 'away' };
      await store.save(progress);
      expect(await store.unfinished('linePay', 10)).toEqual([progress]);
      expect(await store.countUnfinished(new Date(NOW.getTime() + 1))).toBe(1);
      expect(await store.countUnfinished(NOW)).toBe(0);
      await store.save({ ...progress, dueAt: null, finishedAt: NOW });
      expect(await store.unfinished('linePay', 10)).toEqual([]);
      expect(await store.page(run.id + 1, 10)).toMatchObject([{ id: run.id, finishedAt: NOW }]);
      expect(await store.page(run.id, 10)).toEqual([]);
    });

    it('are about what was settled on their day, or begun on it and not settled', async () => {
      await attempt(BEFORE, BEFORE);
      await attempt(BEFORE, null);
      const expected = [
        await attempt(BEFORE, FIRST),
        await attempt(FIRST, LAST),
        await attempt(FIRST, null),
        await attempt(LAST, null),
      ];
      await attempt(LAST, AFTER);
      await attempt(AFTER, null);
      await attempt(FIRST, FIRST, 'newebPay');
      const run = await begun();
      expect(await toCompare(run)).toEqual(expected);
      expect(await toCompare({ ...run, lastAttemptId: expected[0] ?? 0 }, 2)).toEqual(expected.slice(1, 3));
    });

    it('note each difference once', async () => {
      const run = await begun();
      const difference = {
        runId: run.id,
        attemptId: 1,
        number: 'LK1',
        kind: 'otherAmount',
        bookedMinor: 550,
        foundMinor: null,
        currency: 'TWD',
      } as const;
      await store.addDifference(difference, NOW);
      await store.addDifference(difference, NOW);
      await store.addDifference({ ...difference, kind: 'missingHere' }, NOW);
      expect(await store.differencesOf([run.id], 10)).toEqual([
        difference,
        { ...difference, kind: 'missingHere' },
      ]);
      expect(await store.differencesOf([], 10)).toEqual([]);
    });

    it('know what the ledger has of a payment, and what went back', async () => {
      const id = await attempt(FIRST, FIRST);
      const [made] = await store.toCompare(await begun(), 1);
      if (!made) throw new Error('there is nothing to compare');
      const book = (booking: string, account: string, minor: number) =>
        engine.dataSource.query(
          `INSERT INTO ledger_entries (booking, account, minor, currency, order_id, booked_at)
         VALUES (?, ?, ?, 'TWD', ?, ?)`,
          [booking, account, minor, made.orderId, NOW],
        );
      const nothing = { taken: null, returnedMinor: 0, isBeingReturned: false };
      expect((await store.bookedOf([made])).get(id)).toEqual(nothing);
      await book(`captured:${id}`, 'cash:linePay', 550);
      await book(`captured:${id}`, 'customer:1', -550);
      await book(`refunded:${id}`, 'cash:linePay', -100);
      await book('captured:0', 'cash:newebPay', 999);
      const booked = { taken: money(550, 'TWD'), returnedMinor: 100, isBeingReturned: false };
      expect((await store.bookedOf([made])).get(id)).toEqual(booked);
    });
  },
  PAYMENT_SCHEMAS,
);
