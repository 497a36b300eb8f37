import { AuditLog } from '../../../src/shared/audit/audit-log.query';
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
      },
      prices: { TWD: { monthly: 299, yearly: 165 }, USD: { monthly: 12, yearly: 6.5 } },
    });
    expect(brandDomainPrices).toEqual({
      TWD: { monthly: 1_980, yearly: 1_650 },
      USD: { monthly: 79, yearly: 65 },
    });
  });
});

describe.each(['SQLite', 'MariaDB'] as const)('giving a group another plan over HTTP on %s', (engine) => {
  let server: TestServer;
  let root: TestMember;
  let ada: TestMember;

  const give = (who: TestCaller, groupId: number | string, plan: unknown) =>
    who.call<Refusal>(`/admin/groups/${groupId}/plan`, { method: 'PUT', body: { plan } });
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
    const log = server.web.app.get(AuditLog, { strict: false });
    const range = { groupId: ada.groupId, start: 0, limit: 10, q: 'billing.', since: new Date(0) };
    expect((await log.ofGroup(range)).events).toMatchObject([
      { action: 'billing.plan-changed', userId: root.userId, details: { from: 'free', to: 'classic' } },
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

  it.each(['987654', '-1', 'x', '9'.repeat(30)])('knows no group %s', async (groupId) => {
    const { status, body } = await give(root, groupId, 'free');
    expect([status, body.error.code]).toEqual([404, 'groups.does-not-exist']);
  });
});
