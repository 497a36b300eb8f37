import { describeOnEachEngine, type TestEngine } from '../../../../test/support/database';
import { type GroupsService, type GroupSnapshot, NotAGroupMember } from '../../groups';
import { SqlUsageStore } from '../infrastructure/sql-usage-store';
import { PlansService } from './plans.service';
import type { GroupClicksService } from './group-clicks.service';
import { UsageMetersService } from './usage-meters.service';

const NO_CLICKS = { thisMonth: () => Promise.resolve(0) } as unknown as GroupClicksService;

/** Groups as billing asks for them; number 9 is away, those beyond do not exist. */
const groups: Pick<GroupsService, 'settingsOf'> = {
  settingsOf: (groupId) => {
    if (groupId === 9) return Promise.reject(new Error('the database is away'));
    const plan = ['free', 'classic', 'once sold'][groupId - 1];
    if (plan === undefined) return Promise.reject(new NotAGroupMember());
    return Promise.resolve({ groupId, plan, timeZone: 'Asia/Taipei' } as GroupSnapshot);
  },
};

function build(engine: TestEngine, now = '2026-11-30T15:59:59Z') {
  const clock = { now: () => new Date(now) };
  return {
    plans: new PlansService(groups as GroupsService),
    meters: new UsageMetersService(
      groups as GroupsService,
      new SqlUsageStore(engine.unitOfWork),
      NO_CLICKS,
      clock,
    ),
  };
}

describeOnEachEngine('plans and usage', (engine) => {
  const use = (groupId: number, month: string, meter: string, used: number) =>
    engine.unitOfWork.manager.query(
      'INSERT INTO usage_meters (group_id, month, meter, used) VALUES (?, ?, ?, ?)',
      [groupId, month, meter, used],
    );

  it.each([
    [1, 'Free'],
    [2, 'Classic'],
    [3, 'Free'],
    [0, 'Free'],
    [99, 'Free'],
  ])('gives group %i the plan %s', async (groupId, displayPlan) => {
    expect(await build(engine).plans.planOf(groupId)).toMatchObject({ displayPlan });
  });

  it('takes no group for free because it could not be asked for', async () => {
    await expect(build(engine).plans.planOf(9)).rejects.toThrow('away');
  });

  it('refuses what the plan does not have, and names the one that does', async () => {
    await expect(build(engine).plans.requireFeature(1, 'export')).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'plan.feature-missing',
      details: { details: { feature: 'export', plan: 'initial' } },
    });
    await build(engine).plans.requireFeature(2, 'export');
  });

  it('reads nothing used as nothing used', async () => {
    expect(await build(engine).meters.usageOf(1)).toEqual({
      month: '2026-11',
      resetsAt: new Date('2026-11-30T16:00:00Z'),
      timeZone: 'Asia/Taipei',
      used: {
        clicks: 0,
        aiSuggestions: 0,
        urlReplacements: 0,
        editablePreviews: 0,
        trackingTools: 0,
        utmGroups: 0,
        invitees: 0,
        tags: 0,
        stars: 0,
        batchLinks: 0,
      },
    });
  });

  it('reads the running month of the group’s own clocks, and what does not start again', async () => {
    await use(2, '2026-11', 'aiSuggestions', 12);
    await use(2, '2026-11', 'urlReplacements', 3);
    await use(2, '2026-12', 'aiSuggestions', 1);
    await use(2, 'ever', 'editablePreviews', 40);
    await use(2, '2026-11', 'editablePreviews', 5);
    await use(1, '2026-11', 'clicks', 77);
    const november = await build(engine).meters.usageOf(2);
    expect(november.used).toMatchObject({
      clicks: 0,
      aiSuggestions: 12,
      urlReplacements: 3,
      editablePreviews: 40,
    });
    const december = await build(engine, '2026-11-30T16:00:00Z').meters.usageOf(2);
    expect(december.month).toBe('2026-12');
    expect(december.used).toMatchObject({
      clicks: 0,
      aiSuggestions: 1,
      urlReplacements: 0,
      editablePreviews: 40,
    });
  });
});
