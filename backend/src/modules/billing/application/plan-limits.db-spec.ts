import { describeOnEachEngine, type TestEngine } from '../../../../test/support/database';
import { type GroupsService, type GroupSnapshot, NotAGroupMember } from '../../groups';
import { planNamed } from '../domain/plan-table';
import { type Limit, LIMITS } from '../domain/usage-period';
import type { LimitNeared } from '../events';
import { SqlUsageStore } from '../infrastructure/sql-usage-store';
import { PlanLimitsService } from './plan-limits.service';
import type { GroupClicksService } from './group-clicks.service';
import { UsageMetersService } from './usage-meters.service';

const NO_CLICKS = { thisMonth: () => Promise.resolve(0) } as unknown as GroupClicksService;

/** How many want the last at once. */
const RUSH = 50;

/** Groups whose plan a test can change; below 0 there are none. */
function build(engine: TestEngine, now = '2026-11-21T12:00:00Z') {
  const clock = { at: new Date(now), now: () => clock.at };
  const plans = new Map<number, string>();
  const groups: Pick<GroupsService, 'settingsOf'> = {
    settingsOf: (groupId) => {
      if (groupId < 0) return Promise.reject(new NotAGroupMember());
      const plan = plans.get(groupId) ?? 'free';
      return Promise.resolve({ groupId, plan, timeZone: 'Asia/Taipei' } as GroupSnapshot);
    },
  };
  const store = new SqlUsageStore(engine.unitOfWork);
  const meters = new UsageMetersService(groups as GroupsService, store, NO_CLICKS, clock);
  return {
    clock,
    plans,
    limits: new PlanLimitsService(groups as GroupsService, store, engine.unitOfWork, clock),
    used: async (groupId: number, limit: Limit) => (await meters.usageOf(groupId)).used[limit],
  };
}

const outcomes = async (work: readonly Promise<void>[]): Promise<unknown[]> =>
  (await Promise.allSettled(work)).map((each): unknown =>
    each.status === 'fulfilled' ? 'done' : each.reason,
  );

const reached = (details: object) => ({
  kind: 'forbidden',
  code: 'plan.limit-reached',
  details: { details },
});

describeOnEachEngine('what plans limit', (engine) => {
  describe.each(LIMITS.map((limit, index) => [limit, 100 + index] as const))('%s', (limit, groupId) => {
    const allowed = planNamed('free').limits[limit];

    it(`lets one of ${String(RUSH)} have the last, and tells the others what would help`, async () => {
      const { limits, used } = build(engine);
      if (allowed > 1) await limits.take(groupId, limit, allowed - 1);
      const rush = await outcomes(Array.from({ length: RUSH }, () => limits.take(groupId, limit)));
      expect(rush.filter((each) => each === 'done')).toHaveLength(1);
      const plan = expect.stringMatching(/^(personal|initial|classic)$/) as string;
      for (const refusal of rush.filter((each) => each !== 'done')) {
        expect(refusal).toMatchObject(reached({ what: limit, limit: allowed, used: allowed, plan }));
      }
      expect(await used(groupId, limit)).toBe(allowed);
    });

    it('goes back and can be taken again', async () => {
      const { limits, used } = build(engine);
      await limits.giveBack(groupId, limit);
      expect(await used(groupId, limit)).toBe(allowed - 1);
      await limits.take(groupId, limit);
      await limits.giveBack(groupId, limit, allowed + 5);
      expect(await used(groupId, limit)).toBe(0);
    });
  });

  it('are taken together or not at all', async () => {
    const { limits, used } = build(engine);
    await limits.take(1, 'tags', 28);
    await expect(limits.take(1, 'tags', 3)).rejects.toMatchObject(
      reached({ what: 'tags', limit: 30, used: 28, plan: 'initial' }),
    );
    await limits.take(1, 'tags', 2);
    expect(await used(1, 'tags')).toBe(30);
  });

  it('are not taken by work that is rolled back', async () => {
    const { limits, used } = build(engine);
    const work = engine.unitOfWork.run(async () => {
      await limits.take(2, 'stars', 5);
      throw new Error('something else failed');
    });
    await expect(work).rejects.toThrow('something else');
    expect(await used(2, 'stars')).toBe(0);
  });

  it('are counted where the plan knows no limit, so that a smaller plan finds them', async () => {
    const { limits, plans, used } = build(engine);
    plans.set(3, 'personal');
    await limits.take(3, 'editablePreviews', 75);
    plans.set(3, 'free');
    await expect(limits.take(3, 'editablePreviews')).rejects.toMatchObject(
      reached({ what: 'editablePreviews', limit: 60, used: 75, plan: 'personal' }),
    );
    await limits.giveBack(3, 'editablePreviews', 16);
    await limits.take(3, 'editablePreviews');
    expect(await used(3, 'editablePreviews')).toBe(60);
  });

  it('begin again with the month of the group’s own clocks, if they do', async () => {
    const { limits, clock, used } = build(engine, '2026-11-30T15:59:59Z');
    await limits.take(4, 'urlReplacements', 5);
    await limits.take(4, 'invitees');
    clock.at = new Date('2026-11-30T16:00:00Z');
    await limits.take(4, 'urlReplacements', 5);
    await expect(limits.take(4, 'invitees')).rejects.toMatchObject({ code: 'plan.limit-reached' });
    expect(await used(4, 'urlReplacements')).toBe(5);
  });

  it('can be counted anew', async () => {
    const { limits, used } = build(engine);
    await limits.recount(5, 'tags', 29);
    await limits.take(5, 'tags');
    await limits.recount(5, 'tags', 3);
    expect(await used(5, 'tags')).toBe(3);
  });

  it('are nobody’s who belongs to no group', async () => {
    await expect(build(engine).limits.take(-1, 'tags')).rejects.toMatchObject({
      code: 'groups.not-a-member',
    });
  });

  it('are news at 80 and at 100 per cent, once the change is certain', async () => {
    const reported: LimitNeared[] = [];
    engine.events.on<LimitNeared>('billing.limit-neared', (event) => {
      if (event.groupId === 6) reported.push(event);
    });
    const { limits } = build(engine);
    await limits.take(6, 'stars', 15);
    await limits.take(6, 'stars');
    await limits.take(6, 'stars', 3);
    await engine.unitOfWork.run(async () => {
      await limits.take(6, 'stars');
      expect(reported.map(({ percent }) => percent)).toEqual([80]);
    });
    const event = { type: 'billing.limit-neared', groupId: 6, limit: 'stars', allowed: 20, month: '2026-11' };
    expect(reported).toEqual([
      { ...event, percent: 80, used: 16 },
      { ...event, percent: 100, used: 20 },
    ]);
  });
});
