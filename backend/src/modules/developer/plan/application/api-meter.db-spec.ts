import { Logger } from '@nestjs/common';
import { describeOnEachEngine, type TestEngine } from '../../../../../test/support/database';
import { transactionsOf } from '../../../../../test/support/statements';
import { EventBus } from '../../../../shared/events/event-bus';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { UsageThresholdReached } from '../../events';
import { QuotaExceeded } from '../domain/api-plan.errors';
import { SqlApiPlanStore } from '../infrastructure/sql-api-plan-store';
import type { ApiMailsService } from './api-mails.service';
import { ApiMeterService } from './api-meter.service';
import type { ApiAllowance } from './api-plans.service';
import { ApiThresholdsService } from './api-thresholds.service';

const now = new Date('2026-11-26T12:00:00.000Z');
const clock = { now: () => now };
const PERIOD = { from: '2026-11-01', to: '2027-11-01' };

let groups = 0;
/** That of a group which has made no calls. */
function newAllowance(quota: number, threshold = 80): ApiAllowance {
  groups += 1;
  const plan = { groupId: groups, startsOn: PERIOD.from, enabledBy: 1, notifies: true, threshold };
  return { plan, quota, period: PERIOD };
}

describeOnEachEngine('the meter of API calls', (engine: TestEngine) => {
  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  /** One of several processes. */
  class Process {
    readonly events = new EventBus();
    readonly unitOfWork = new UnitOfWork(engine.dataSource, this.events);
    readonly store = new SqlApiPlanStore(this.unitOfWork);
    readonly notified: number[] = [];
    readonly mailed: number[] = [];
    readonly meter: ApiMeterService;

    constructor() {
      const mails = {
        sendReached: ({ percent }: UsageThresholdReached) => Promise.resolve(void this.mailed.push(percent)),
      } as unknown as ApiMailsService;
      const thresholds = new ApiThresholdsService(this.store, mails, this.unitOfWork, clock);
      this.meter = new ApiMeterService(this.store, thresholds, this.unitOfWork, clock);
      this.events.on<UsageThresholdReached>('developer.usage-threshold-reached', ({ percent }) => {
        this.notified.push(percent);
      });
    }

    /** How many of so many calls at once are let through. */
    async call(allowance: ApiAllowance, times: number): Promise<number> {
      const outcomes = await Promise.allSettled(
        Array.from({ length: times }, () => this.meter.count(allowance)),
      );
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      for (const { reason } of refused) expect(reason).toBeInstanceOf(QuotaExceeded);
      return times - refused.length;
    }
  }

  const storedOf = async ({ plan }: ApiAllowance): Promise<number> =>
    (await new Process().store.callsSince(new Map([[plan.groupId, PERIOD.from]]))).get(plan.groupId) ?? 0;

  it('usage race at quota: of 1 000 parallel calls at quota−1 one is let through', async () => {
    const allowance = newAllowance(800);
    const process = new Process();
    await process.store.addCalls([{ groupId: allowance.plan.groupId, day: '2026-11-20', calls: 799 }]);
    expect(await process.call(allowance, 1_000)).toBe(1);
    await process.meter.flush();
    expect(await storedOf(allowance)).toBe(800);
    expect(await process.call(allowance, 10)).toBe(0);
  });

  it('stores a thousand calls of some groups in one transaction of one statement', async () => {
    const { meter } = new Process();
    const some = [newAllowance(10_000), newAllowance(10_000)];
    const transactions = await transactionsOf(engine.dataSource, async () => {
      for (const allowance of some) {
        await Promise.all(Array.from({ length: 500 }, () => meter.count(allowance)));
      }
      await meter.flush();
      await meter.flush();
    });
    const writes = transactions.map((each) => each.filter((sql) => sql.startsWith('INSERT')).length);
    expect(writes).toEqual([1]);
    expect(await Promise.all(some.map(storedOf))).toEqual([500, 500]);
  });

  it('reads what a group has used once for all calls that come at once', async () => {
    const process = new Process();
    const read = jest.spyOn(process.store, 'callsSince');
    await process.call(newAllowance(10_000), 300);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('knows what another process has counted, after a flush of each', async () => {
    const allowance = newAllowance(100);
    const [one, other] = [new Process(), new Process()];
    expect([await one.call(allowance, 50), await other.call(allowance, 40)]).toEqual([50, 40]);
    await one.meter.flush();
    await other.meter.flush();
    expect(await other.call(allowance, 20)).toBe(10);
    await other.meter.onApplicationShutdown();
    await one.meter.onApplicationShutdown();
    expect(await storedOf(allowance)).toBe(100);
  });

  it('counts on while nothing can be stored, and stores it once it can', async () => {
    const allowance = newAllowance(1_000);
    const process = new Process();
    await process.call(allowance, 7);
    const failing = jest.spyOn(process.store, 'addCalls').mockRejectedValueOnce(new Error('away'));
    await expect(process.meter.flush()).rejects.toThrow('away');
    failing.mockRestore();
    await process.call(allowance, 3);
    process.meter.takeBack(allowance.plan.groupId);
    await process.meter.onApplicationShutdown();
    expect(await storedOf(allowance)).toBe(9);
  });

  it('keeps nothing else from ending with the process', async () => {
    const process = new Process();
    await process.call(newAllowance(1_000), 1);
    jest.spyOn(process.store, 'addCalls').mockRejectedValue(new Error('away'));
    await expect(process.meter.onApplicationShutdown()).resolves.toBeUndefined();
  });

  it('tells of each share once, whatever process counts and however often', async () => {
    const allowance = newAllowance(100, 50);
    const [one, other] = [new Process(), new Process()];
    for (const [process, calls] of [
      [one, 30],
      [other, 30],
      [one, 20],
      [other, 20],
      [one, 1],
    ] as const) {
      await process.call(allowance, calls);
      await process.meter.flush();
    }
    expect([...one.notified, ...other.notified].sort((a, b) => a - b)).toEqual([50, 100]);
    expect([...one.mailed, ...other.mailed].sort((a, b) => a - b)).toEqual([50, 100]);
    const again = new Process();
    await again.meter.flush();
    expect(again.notified).toEqual([]);
  });

  it('tells of one group although of another it cannot', async () => {
    const [bad, good] = [newAllowance(10, 50), newAllowance(10, 50)];
    const process = new Process();
    await process.call(bad, 5);
    await process.call(good, 5);
    const addReached = process.store.addReached.bind(process.store);
    jest.spyOn(process.store, 'addReached').mockImplementation((groupId, ...rest) => {
      return groupId === bad.plan.groupId ? Promise.reject(new Error('no')) : addReached(groupId, ...rest);
    });
    await process.meter.flush();
    expect(process.mailed).toEqual([50]);
  });
});
