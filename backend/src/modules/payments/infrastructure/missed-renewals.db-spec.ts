import { describeOnEachEngine } from '../../../../test/support/database';
import { MissedRenewals1795000000097 } from '../../../shared/database/migrations/1795000000097-missed-renewals';
import { CardCheck } from '../domain/card-check.entity';
import { MissedRenewal } from '../domain/missed-renewal.entity';
import { PAYMENT_SCHEMAS } from './payments.schemas';
import { SqlDepartedPayers } from './sql-departed-payers';
import { TypeormCardCheckStore } from './typeorm-card-check-store';
import { TypeormMissedRenewalStore } from './typeorm-missed-renewal-store';

const PAID_UNTIL = new Date('2026-12-22T16:00:00Z');
const days = (count: number): Date => new Date(PAID_UNTIL.getTime() + count * 24 * 3_600_000);
const missing = (id: number) =>
  ({ id, periodNumber: 1, paidUntil: PAID_UNTIL, paymentType: 'linePay' }) as const;

describeOnEachEngine(
  'what is stored of missing renewals',
  (engine) => {
    const missed = () => new TypeormMissedRenewalStore(engine.unitOfWork);
    const checks = () => new TypeormCardCheckStore(engine.unitOfWork);
    const departed = () => new SqlDepartedPayers(engine.unitOfWork);

    it('is one row for each period, found when a mail or a charge is due, longest due first', async () => {
      const [early, late] = [missing(1), missing(2)];
      const refusal = { reason: '1142', mayChange: true };
      expect(await missed().add(new MissedRenewal(late, refusal, days(1.5)))).toBe(true);
      expect(await missed().add(new MissedRenewal(early, refusal, days(0)))).toBe(true);
      expect(await missed().add(new MissedRenewal(early, null, days(0)))).toBe(false);
      const ids = (found: MissedRenewal[]) => found.map(({ subscriptionId }) => subscriptionId);
      expect(ids(await missed().toCharge(days(0.9), 10))).toEqual([]);
      expect(ids(await missed().toCharge(days(3), 10))).toEqual([1, 2]);
      expect(ids(await missed().toRemind(days(2.9), 10))).toEqual([]);
      expect(ids(await missed().toRemind(days(3), 1))).toHaveLength(1);
      await engine.unitOfWork.run(async () => {
        const held = await missed().hold(early);
        held?.takeReminder(early, days(3));
        held?.refuse(early, refusal, days(3));
        if (held) await missed().save(held);
      });
      expect(await missed().find(early)).toMatchObject({
        mailedDay: 3,
        mailAt: days(6),
        refusedTries: 2,
        chargeAt: days(5),
        reason: '1142',
      });
    });

    it('is which cards are to be asked about', async () => {
      expect(await checks().add(new CardCheck('LK1', days(1)))).toBe(true);
      expect(await checks().add(new CardCheck('LK1', days(0)))).toBe(false);
      expect(await checks().due(days(0), 10)).toEqual([]);
      expect(await checks().due(days(1), 10)).toEqual(['LK1']);
      await engine.unitOfWork.run(async () => {
        const held = await checks().hold('LK1');
        held?.takeMail(2);
        held?.end(days(1));
        if (held) await checks().save(held);
      });
      expect(await checks().due(days(9), 10)).toEqual([]);
      const held = await engine.unitOfWork.run(() => checks().hold('LK1'));
      expect(held).toMatchObject({ mailedPeriod: 2, checkedAt: days(1), checkAt: null });
    });

    it('is who has left which group, once however often', async () => {
      const [first, second] = [
        { groupId: 1, userId: 7 },
        { groupId: 1, userId: 8 },
      ];
      await engine.unitOfWork.run(() => departed().add([first, second, first]));
      expect(await departed().waiting(10)).toEqual([first, second]);
      await departed().remove(first);
      expect(await departed().waiting(10)).toEqual([second]);
    });

    it('begins with those that were past due before, once', async () => {
      const row = {
        ...{ group_id: 1, payer_id: 1, target: 'premium_plan', item: 'initial', cycle: 'monthly' },
        ...{ price_minor: 550, currency: 'TWD', payment_type: 'linePay', anchor: '2026-11-23' },
        ...{ state: 'pastDue', period_number: 3, period_end: '2026-12-23', reminded_period: 0 },
      };
      const insert = (fields: object): Promise<unknown> => {
        const names = Object.keys(fields);
        const sql = `INSERT INTO subscriptions (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
        return engine.dataSource.query(sql, Object.values(fields));
      };
      await insert({ ...row, id: 901 });
      await insert({ ...row, id: 902, state: 'active' });
      const runner = engine.dataSource.createQueryRunner();
      const migration = new MissedRenewals1795000000097();
      await migration.down(runner);
      await migration.up(runner);
      await runner.release();
      const found = await missed().toRemind(days(0), 10);
      expect(found).toMatchObject([{ subscriptionId: 901, periodNumber: 3, mailedDay: 0, chargeAt: null }]);
      const [held] = found;
      expect(held?.takeReminder({ ...missing(901), periodNumber: 3 }, days(4))).toBe(3);
    });
  },
  PAYMENT_SCHEMAS,
);
