import { PlanGrantsService } from '../../../src/modules/billing/application/plan-grants.service';
import { GrantStore } from '../../../src/modules/billing/application/ports/grant-store';
import type { PlanGrant } from '../../../src/modules/billing/domain/plan-grant';
import type { PlanChanged } from '../../../src/modules/billing/events';
import { GroupsService } from '../../../src/modules/groups';
import { AuditLogQuery } from '../../../src/shared/audit/audit-log.query';
import { AuditTrail } from '../../../src/shared/audit/audit-trail';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { EventBus } from '../../../src/shared/events/event-bus';
import { RecurringJobs } from '../../../src/shared/jobs/recurring-jobs';
import { TestServer } from '../../support/app';

const DAY_MS = 24 * 3_600_000;

describe.each(['SQLite', 'MariaDB'] as const)('grants of plans on %s', (engine) => {
  let server: TestServer;
  let grants: PlanGrantsService;
  let groupId: number;
  let change: PlanChanged[];
  const start = new Date('2030-01-01T00:00:00.000Z');
  let now = start;

  const day = (number: number): Date => new Date(start.getTime() + number * DAY_MS);
  const get = <T>(token: abstract new (...args: never[]) => T): T =>
    server.web.app.get<T>(token, { strict: false });
  const by = { userId: 7, address: '203.0.113.9' };
  const grant = (plan: string, fields: Partial<PlanGrant> = {}): PlanGrant => ({
    groupId,
    plan,
    source: 'admin',
    reference: `${plan} of ${groupId}`,
    from: now,
    until: null,
    reason: null,
    ...fields,
  });
  const planNow = async (): Promise<string> => (await get(GroupsService).settingsOf(groupId)).plan;
  const changes = () => change.filter((each) => each.groupId === groupId).map(({ from, to }) => [from, to]);
  const follow = () => grants.follow(new AbortController().signal);

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    const clock = { now: () => now };
    const [store, recurring] = [get(GrantStore), get(RecurringJobs)];
    grants = new PlanGrantsService(
      get(GroupsService),
      store,
      get(AuditTrail),
      get(UnitOfWork),
      clock,
      recurring,
    );
    get(EventBus).on<PlanChanged>('billing.plan-changed', (event) => {
      change.push(event);
      return Promise.resolve();
    });
  });
  beforeEach(async () => {
    now = start;
    change = [];
    ({ groupId } = await server.member());
  });

  it('make the highest live one the plan of the group', async () => {
    await grants.give(grant('initial'), by);
    await grants.give(grant('classic'), by);
    await grants.give(grant('personal'), by);
    expect(await planNow()).toBe('classic');
    expect(changes()).toEqual([
      ['free', 'initial'],
      ['initial', 'classic'],
    ]);
  });

  it('are one for each reference, however often and whenever it is repeated', async () => {
    const once = grant('classic');
    await Promise.all(Array.from({ length: 10 }, () => grants.give(once, by)));
    await grants.end(once, by);
    await grants.give(once, by);
    expect(await planNow()).toBe('free');
    expect(await get(GrantStore).grantsOf(groupId)).toHaveLength(1);
    expect(changes()).toEqual([
      ['free', 'classic'],
      ['classic', 'free'],
    ]);
  });

  it('begin and end by themselves, each once', async () => {
    await grants.give(grant('personal'), by);
    await grants.give(grant('classic', { from: day(2), until: day(4) }), by);
    expect(await planNow()).toBe('personal');
    for (const [at, plan] of [
      [day(1), 'personal'],
      [day(2), 'classic'],
      [new Date(day(4).getTime() - 1), 'classic'],
      [day(4), 'personal'],
      [day(9), 'personal'],
    ] as const) {
      now = at;
      await Promise.all([follow(), follow()]);
      expect([at, await planNow()]).toEqual([at, plan]);
    }
    expect(changes()).toEqual([
      ['free', 'personal'],
      ['personal', 'classic'],
      ['classic', 'personal'],
    ]);
    const range = { groupId, start: 0, limit: 10, q: 'billing.', since: new Date(0) };
    const { events } = await get(AuditLogQuery).ofGroup(range);
    expect(events.map(({ userId }) => userId)).toEqual([0, 0, 7]);
  });

  it('that were over before anybody looked leave the plan as it is', async () => {
    await grants.give(grant('classic', { from: day(2), until: day(4) }), by);
    now = day(5);
    await follow();
    expect([await planNow(), changes()]).toEqual(['free', []]);
  });

  it('are left for the next run by one that has to stop', async () => {
    await grants.give(grant('classic', { until: day(1) }), by);
    now = day(1);
    await grants.follow(AbortSignal.abort());
    expect(await planNow()).toBe('classic');
    await follow();
    expect(await planNow()).toBe('free');
  });

  it('take the place of those that the same source gave, also of those to come', async () => {
    await grants.give(grant('customized', { reference: 'later', from: day(2) }), by);
    await grants.giveInstead(grant('classic'), by);
    await grants.giveInstead(grant('classic', { reference: 'again' }), by);
    await grants.giveInstead(grant('personal', { from: day(0) }), by);
    expect(await planNow()).toBe('personal');
    now = day(3);
    await follow();
    expect(await planNow()).toBe('personal');
    expect(await get(GrantStore).grantsOf(groupId)).toHaveLength(3);
  });

  it('leave alone what another source gave', async () => {
    await grants.give(grant('initial', { source: 'order' }), by);
    await grants.giveInstead(grant('classic'), by);
    await grants.giveInstead(grant('personal', { reference: 'less' }), by);
    expect(await planNow()).toBe('initial');
    await grants.end(grant('personal'), by);
    expect(await planNow()).toBe('initial');
    expect(changes().at(-1)).toEqual(['classic', 'initial']);
  });

  it('leave nothing behind when the group does not exist', async () => {
    await expect(grants.give(grant('classic', { groupId: 987_654 }), by)).rejects.toMatchObject({
      code: 'groups.does-not-exist',
    });
    expect(await get(GrantStore).grantsOf(987_654)).toEqual([]);
  });
});
