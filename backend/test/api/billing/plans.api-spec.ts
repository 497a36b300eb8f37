import type { PlanOfGroupDto } from '../../../src/modules/billing/http/dto/plans.dto';
import { AuditLogQuery } from '../../../src/shared/audit/audit-log.query';
import { type TestCaller, SITE_ADMIN, type TestMember, TestServer } from '../../support/app';

interface Plan {
  readonly currentPlan: string;
  readonly displayPlan: string;
  readonly planLevel: number;
  readonly nextPlan: string | null;
  readonly limits: Record<string, number>;
  readonly features: Record<string, boolean>;
  readonly prices: object | null;
}
interface Refusal {
  readonly error: { readonly code: string; readonly fields?: { field: string }[] };
}

describe('the catalogue of plans over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.shared();
  });

  it('is there for everybody', async () => {
    const { status, body } = await server.ask<{ data: { plans: Plan[]; brandDomainPrices: object } }>(
      '/api/v1/plans',
    );
    expect(status).toBe(200);
    const { plans, brandDomainPrices } = body.data;
    expect(
      plans.map(({ currentPlan, displayPlan, planLevel }) => [currentPlan, displayPlan, planLevel]),
    ).toEqual([
      ['free', 'Free', 0],
      ['personal', 'Personal', 1],
      ['initial', 'Initial', 2],
      ['initialAddon', 'InitialLegacy', 2],
      ['initialLegacy', 'InitialLegacy', 2],
      ['initialWithBsd', 'Initial', 2],
      ['classic', 'Classic', 3],
      ['classicAddon', 'ClassicAddon', 3],
      ['customized', 'Customized', 3],
    ]);
    expect(plans.filter(({ prices }) => prices).map(({ currentPlan }) => currentPlan)).toEqual([
      'free',
      'personal',
      'initial',
      'classic',
    ]);
    expect(plans[1]).toEqual({
      currentPlan: 'personal',
      displayPlan: 'Personal',
      planLevel: 1,
      nextPlan: null,
      limits: expect.objectContaining({ invitees: 1, editablePreviews: -1 }) as object,
      features: {
        export: false,
        restore: true,
        qrCustomisation: true,
        removeAds: true,
        advancedSearch: false,
        brandDomain: true,
        yearlyDomain: false,
      },
      prices: { TWD: { monthly: 299, yearly: 165 }, USD: { monthly: 12, yearly: 6.5 } },
    });
    expect(brandDomainPrices).toEqual({ TWD: 1_980, USD: 79 });
  });
});

describe.each(['SQLite', 'MariaDB'] as const)('giving a group another plan over HTTP on %s', (engine) => {
  let server: TestServer;
  let root: TestMember;
  let ada: TestMember;

  const give = (who: TestCaller, groupId: number | string, plan: unknown, more: object = {}) =>
    who.call<Refusal>(`/admin/groups/${groupId}/plan`, {
      method: 'PUT',
      body: { plan, reason: 'A gift.', ...more },
    });
  const shown = async (groupId: number | string) =>
    (await root.call<{ data: PlanOfGroupDto }>(`/admin/groups/${groupId}/plan`)).body.data;
  const planOf = async (who: TestCaller) =>
    (await who.call<{ data: { currentPlan: string } }>('/my/features')).body.data.currentPlan;

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    root = await server.member({ email: SITE_ADMIN });
    ada = await server.member();
  });

  it('is up to those who run the installation, and stands in the group’s log', async () => {
    expect(await give(root, ada.groupId, 'classic')).toMatchObject({
      status: 200,
      body: { data: { result: 'success' } },
    });
    expect(await planOf(ada)).toBe('classic');
    await give(root, ada.groupId, 'classic');
    const log = server.web.app.get(AuditLogQuery, { strict: false });
    const range = { groupId: ada.groupId, start: 0, limit: 10, q: 'billing.', since: new Date(0) };
    expect((await log.ofGroup(range)).events).toMatchObject([
      {
        action: 'billing.plan-changed',
        userId: root.userId,
        details: { from: 'free', to: 'classic', reason: 'A gift.' },
      },
    ]);
  });

  it('is refused to everybody else', async () => {
    const outcomes = [
      await give(ada, ada.groupId, 'customized'),
      await give(await server.guest(), ada.groupId, 'customized'),
    ];
    expect(outcomes.map(({ status, body }) => [status, body.error.code])).toEqual([
      [403, 'identity.not-a-site-admin'],
      [401, 'identity.plz-login'],
    ]);
    const path = `/api/v1/admin/groups/${ada.groupId}/plan`;
    expect((await server.ask(path, { method: 'PUT', body: { plan: 'free' } })).status).toBe(401);
    expect(await planOf(ada)).toBe('classic');
  });

  it.each(['Classic', 'toString', '', null, 7, ['free'], undefined])('knows no plan %j', async (plan) => {
    const { status, body } = await give(root, ada.groupId, plan);
    expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'plan']);
  });

  it('can be until a moment, and tells afterwards what was given and why', async () => {
    const mia = await server.member();
    const until = new Date(Date.now() + 86_400_000).toISOString();
    expect((await give(root, mia.groupId, 'initial', { until, reason: '  For a   friend ' })).status).toBe(
      200,
    );
    const given = { plan: 'initial', source: 'admin', until, reason: 'For a friend', isLive: true };
    expect(await shown(mia.groupId)).toMatchObject({ currentPlan: 'initial', grants: [given] });
    await give(root, mia.groupId, 'initial', { until: null, reason: 'For longer' });
    await give(root, mia.groupId, 'free', { reason: 'Enough' });
    const { currentPlan, grants, name } = await shown(mia.groupId);
    expect([currentPlan, name]).toEqual(['free', expect.any(String)]);
    expect(grants.map(({ reason, isLive }) => [reason, isLive])).toEqual([
      ['For longer', false],
      ['For a friend', false],
    ]);
    const log = server.web.app.get(AuditLogQuery, { strict: false });
    const range = { groupId: mia.groupId, start: 0, limit: 10, q: 'billing.', since: new Date(0) };
    expect((await log.ofGroup(range)).events.map(({ details }) => details)).toEqual([
      { from: 'initial', to: 'free', reason: 'Enough' },
      { from: 'initial', to: 'initial', reason: 'For longer' },
      { from: 'free', to: 'initial', reason: 'For a friend' },
    ]);
  });

  it.each<[string, string, object]>([
    ['until', 'classic', { until: '2020-01-01T00:00:00Z' }],
    ['until', 'classic', { until: 'tomorrow' }],
    ['until', 'classic', { until: 7 }],
    ['until', 'free', { until: '2099-01-01T00:00:00Z' }],
    ['reason', 'classic', { reason: ' \u200b ' }],
    ['reason', 'classic', { reason: 'x'.repeat(501) }],
    ['reason', 'classic', { reason: undefined }],
    ['reason', 'classic', { reason: null }],
  ])('refuses a wrong %s for %s: %j', async (field, plan, more) => {
    const { status, body } = await give(root, ada.groupId, plan, more);
    expect([status, body.error.fields?.[0]?.field]).toEqual([400, field]);
  });

  it('finds groups by their number and by whoever is in them', async () => {
    const email = `leo-${engine}@example.com`.toLowerCase();
    const leo = await server.member({ email });
    const found = async (q: string) =>
      (await root.call<{ data: { groups: object[] } }>(`/admin/groups?q=${encodeURIComponent(q)}`)).body;
    const group = { groupId: leo.groupId, name: expect.any(String) as string, memberCount: 1 };
    expect((await found(` ${email.toUpperCase()} `)).data.groups).toEqual([group]);
    expect((await found(String(leo.groupId))).data.groups).toEqual([group]);
    expect((await found('nobody@example.com')).data.groups).toEqual([]);
    expect((await found('999999999')).data.groups).toEqual([]);
    expect((await root.call('/admin/groups?q=Leo')).status).toBe(400);
    expect((await root.call('/admin/groups')).status).toBe(400);
    expect((await leo.call(`/admin/groups?q=${leo.groupId}`)).status).toBe(403);
  });

  it.each(['987654', '-1', 'x', '9'.repeat(30)])('knows no group %s', async (groupId) => {
    const { status, body } = await give(root, groupId, 'free');
    expect([status, body.error.code]).toEqual([404, 'groups.does-not-exist']);
  });
});
