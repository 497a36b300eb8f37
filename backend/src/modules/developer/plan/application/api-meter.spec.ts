import type { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { QuotaExceeded } from '../domain/api-plan.errors';
import { ApiMeterService } from './api-meter.service';
import type { ApiAllowance } from './api-plans.service';
import type { ApiThresholdsService } from './api-thresholds.service';
import type { ApiPlanStore } from './ports/api-plan-store';

const CALLS_A_SECOND = 1_000;
const SECONDS = 5;
const START = new Date('2026-11-26T12:00:00.000Z');

const meterOver = (store: Pick<ApiPlanStore, 'addCalls' | 'callsSince'>): ApiMeterService => {
  const unitOfWork = { run: (work: () => Promise<unknown>) => work() } as unknown as UnitOfWork;
  const thresholds = { note: () => Promise.resolve() } as unknown as ApiThresholdsService;
  return new ApiMeterService(store as ApiPlanStore, thresholds, unitOfWork, { now: () => new Date() });
};
const allowanceOf = (quota: number): ApiAllowance => {
  const plan = { groupId: 7, startsOn: '2026-11-01', enabledBy: 1, notifies: true, threshold: 80 };
  return { plan, quota, period: { from: '2026-11-01', to: '2027-11-01' } };
};

describe('the meter of API calls, over some seconds', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.setSystemTime(START);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('writes at most once a second at 1 000 calls a second, and all of them once it has ended', async () => {
    const writes: { readonly at: number; readonly calls: number }[] = [];
    const sumOf = () => writes.reduce((sum, { calls }) => sum + calls, 0);
    const meter = meterOver({
      addCalls: (days) => {
        writes.push({ at: Date.now(), calls: days.reduce((sum, { calls }) => sum + calls, 0) });
        return Promise.resolve();
      },
      callsSince: () => Promise.resolve(new Map([[7, sumOf()]])),
    });
    const allowance = allowanceOf(1_000_000);
    meter.onApplicationBootstrap();
    for (let call = 0; call < SECONDS * CALLS_A_SECOND; call += 1) {
      await meter.count(allowance);
      await jest.advanceTimersByTimeAsync(1_000 / CALLS_A_SECOND);
    }
    await meter.count(allowance);
    await meter.onApplicationShutdown();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sumOf()).toBe(SECONDS * CALLS_A_SECOND + 1);
    // One each second, and one at the end.
    expect(writes).toHaveLength(SECONDS + 1);
    const seconds = writes.slice(0, -1).map(({ at }) => (at - START.getTime()) / 1_000);
    expect(seconds).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the meter of API calls, while it stores what it has counted', () => {
  it('lets no call in beyond the quota, at whatever moment it comes', async () => {
    const allowance = allowanceOf(800);
    let stored = 799;
    const late: Promise<unknown>[] = [];
    const meter: ApiMeterService = meterOver({
      addCalls: ([day]) => {
        stored += day?.calls ?? 0;
        return Promise.resolve();
      },
      callsSince: async () => {
        const sum = stored;
        if (stored === 800) late.push(meter.count(allowance).catch((error: unknown) => error));
        await Promise.resolve();
        return new Map([[7, sum]]);
      },
    });
    await meter.count(allowance);
    await meter.flush();
    const answers = await Promise.all(late);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter((answer) => !(answer instanceof QuotaExceeded))).toEqual([]);
    expect(stored).toBe(800);
  });
});
