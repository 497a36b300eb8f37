import { randomUUID } from 'node:crypto';
import { ApiMeterService } from '../../../src/modules/developer/plan/application/api-meter.service';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { apiTokenFor, enableApi, verifyPhone } from '../../support/api-programs';
import { TestCaller, TestServer } from '../../support/app';
import type { Refusal } from '../../support/asking';
import { MailServer } from '../../support/mail-server';
import { TestTeam } from '../../support/teams';

interface Info {
  readonly data: {
    readonly isAPIUser: boolean;
    readonly state: string;
    readonly quota: number;
    readonly usage: number;
    readonly usageByDay: readonly { readonly day: string; readonly calls: number }[];
    readonly startTime: string | null;
    readonly endTime: string | null;
    readonly notificationEmails: string[];
    readonly emails: readonly { readonly email: string; readonly isConfirmed: boolean }[];
    readonly isPhoneVerified: boolean;
    readonly admins: readonly { readonly userId: number }[];
  };
}

const INFO = '/developer/my/api/info';
const EMAILS = '/developer/my/notification/emails';
const newAddress = (): string => `ops-${randomUUID()}@shop.example`;

describe('the API plan of a group', () => {
  let mails: MailServer;
  let server: TestServer;

  const get = <T>(what: abstract new (...args: never[]) => T): T =>
    server.web.app.get<T>(what, { strict: false });
  const infoOf = async (caller: TestCaller): Promise<Info['data']> =>
    (await caller.call<Info>(INFO)).body.data;
  const newTeam = (plan = 'free'): Promise<TestTeam> => TestTeam.make(server, plan);
  const programOf = async (team: TestTeam): Promise<TestCaller> => {
    const maker = { groupId: team.groupId, userId: team.maker.userId };
    return new TestCaller(server, await apiTokenFor(server, maker), team.admin.address);
  };
  const use = (team: TestTeam, calls: number, day = '2026-11-20'): Promise<unknown> =>
    team.query('INSERT INTO api_usage (group_id, day, calls) VALUES (?, ?, ?)', [team.groupId, day, calls]);
  const setEmails = (team: TestTeam, body: object) => team.admin.call<Info>(EMAILS, { method: 'PUT', body });
  const codeTo = async (email: string): Promise<string> =>
    /#confirm=([\w-]+)/.exec((await mails.mailTo(email)).text)?.[1] ?? '';
  const confirm = (code: string) =>
    server.ask<Refusal & { data: { email: string } }>('/api/v1/developer/notification/emails/confirm', {
      method: 'POST',
      body: { code },
    });

  beforeAll(async () => {
    mails = await MailServer.start();
    server = await TestServer.start('SQLite', { SMTP_URL: mails.url });
  });
  afterAll(async () => {
    await server.stop();
    await mails.stop();
  });

  it('is enabled by an admin with a verified telephone, once', async () => {
    const team = await newTeam();
    const enable = () => team.admin.call<Info & Refusal>('/developer/api/plan/enable', { method: 'POST' });
    const refused = await enable();
    expect([refused.status, refused.body.error.code]).toEqual([403, 'developer.phone-not-verified']);
    expect(await infoOf(team.admin)).toMatchObject({
      isAPIUser: false,
      state: 'none',
      quota: 800,
      usage: 0,
      usageByDay: [],
      startTime: null,
      endTime: null,
      isPhoneVerified: false,
      admins: [{ userId: team.maker.userId }],
    });
    await verifyPhone(server, team.maker.userId);
    const { status, body } = await enable();
    expect([status, body.data.state, body.data.isAPIUser]).toEqual([200, 'active', true]);
    expect(body.data.usageByDay).toHaveLength(31);
    expect((await enable()).body.data.startTime).toBe(body.data.startTime);
  });

  it.each([
    ['free', 800],
    ['personal', 10_000],
    ['initial', 100_000],
    ['classic', 1_000_000],
  ])('%s allows %d calls a year', async (plan, quota) => {
    const team = await newTeam(plan);
    expect((await infoOf(team.admin)).quota).toBe(quota);
  });

  it('lets no program in before it is enabled', async () => {
    const team = await newTeam();
    const program = await programOf(team);
    await team.query('DELETE FROM api_plans WHERE group_id = ?', [team.groupId]);
    const { status, body } = await program.call<Refusal>('/my/tags');
    expect([status, body.error.code]).toEqual([403, 'developer.plan-not-enabled']);
  });

  it('counts every call of a program but those that fail through our fault', async () => {
    const team = await newTeam();
    const program = await programOf(team);
    await use(team, 100);
    const first = await program.call('/my/tags');
    expect(first.headers.get('ratelimit-policy')).toMatch(/^"second";q=\d+;w=1, "year";q=800;w=31536000$/);
    expect(first.headers.get('ratelimit')).toMatch(/^"year";r=699;t=\d+$/);
    expect((await program.call('/links', { method: 'POST', body: {} })).status).toBe(400);
    expect((await program.call('/links/nothing-here')).status).toBe(404);
    const info = await infoOf(team.admin);
    expect(info.usage).toBe(103);
    await get(ApiMeterService).flush();
    expect((await infoOf(team.admin)).usage).toBe(103);
    expect((await infoOf(team.admin)).usageByDay.at(-1)?.calls).toBe(3);
  });

  it('refuses calls beyond it, and not one too many however many come at once', async () => {
    const team = await newTeam();
    const program = await programOf(team);
    await use(team, 799);
    const answers = await Promise.all(Array.from({ length: 100 }, () => program.call<Refusal>('/my/tags')));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(99);
    expect(refused[0]?.body.error).toMatchObject({ status: 429, code: 'developer.quota-exceeded' });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('ratelimit')).toMatch(/^"year";r=0;t=\d+$/);
    expect((await infoOf(team.admin)).usage).toBe(800);
    await team.grant('personal');
    await enableApi(server, { groupId: team.groupId, userId: team.maker.userId });
    expect((await program.call('/my/tags')).status).toBe(200);
  });

  it('is counted anew each year', async () => {
    const team = await newTeam();
    const program = await programOf(team);
    await use(team, 800, '2025-12-31');
    expect((await program.call('/my/tags')).status).toBe(200);
    expect((await infoOf(team.admin)).usage).toBe(1);
  });

  it('stores what was counted when the process ends', async () => {
    const team = await newTeam();
    const program = await programOf(team);
    for (let call = 0; call < 5; call += 1) await program.call('/my/tags');
    await server.restart();
    const rows = await get(UnitOfWork).manager.query<{ calls: number }[]>(
      'SELECT SUM(calls) AS calls FROM api_usage WHERE group_id = ?',
      [team.groupId],
    );
    expect(Number(rows[0]?.calls)).toBe(5);
  });

  describe('tells of its use', () => {
    it('whoever has confirmed it, at the threshold and at the end, once', async () => {
      const team = await newTeam();
      const program = await programOf(team);
      const [ops, stranger] = [newAddress(), newAddress()];
      const { status, body } = await setEmails(team, { emails: [ops, stranger], threshold: 50, lang: 'en' });
      expect(status).toBe(200);
      expect(body.data.emails).toEqual([
        { email: ops, isConfirmed: false },
        { email: stranger, isConfirmed: false },
      ]);
      expect((await confirm(await codeTo(ops))).body.data).toEqual({ email: ops });
      expect((await infoOf(team.admin)).emails[0]).toEqual({ email: ops, isConfirmed: true });
      await use(team, 399);
      await program.call('/my/tags');
      await get(ApiMeterService).flush();
      expect((await mails.mailTo(ops)).subject).toMatch(/^“Team \d+” has used 50% of its API calls$/);
      await program.call('/my/tags');
      await get(ApiMeterService).flush();
      const [reached] = await team.query<{ many: number }[]>(
        'SELECT COUNT(*) AS many FROM api_thresholds WHERE group_id = ?',
        [team.groupId],
      );
      expect(Number(reached?.many)).toBe(1);
      expect(mails.allTo(ops)).toHaveLength(2);
      expect(mails.allTo(stranger)).toHaveLength(1);
    });

    it('notification mail bomb: unconfirmed addresses get nothing, and no stranger is asked again and again', async () => {
      const team = await newTeam();
      await programOf(team);
      const victim = newAddress();
      for (let round = 0; round < 3; round += 1) {
        expect((await setEmails(team, { emails: [victim] })).status).toBe(200);
        expect((await setEmails(team, { emails: [] })).status).toBe(200);
      }
      expect((await setEmails(team, { emails: [victim] })).status).toBe(429);
      const other = await newTeam();
      await programOf(other);
      expect((await setEmails(other, { emails: [victim] })).status).toBe(429);
    });

    it('by links that are good once they are used, and not when they are wrong', async () => {
      const { status, body } = await confirm('wrong');
      expect([status, body.error.code]).toEqual([404, 'developer.confirmation-invalid']);
    });

    it.each([
      [{ emails: ['nobody'] }, 'email'],
      [{ emails: Array.from({ length: 11 }, newAddress) }, 'emails'],
      [{ emails: [], threshold: 0 }, 'threshold'],
      [{ emails: [], threshold: 101 }, 'threshold'],
      [{}, 'emails'],
    ])('not by %j', async (body, field) => {
      const team = await newTeam();
      await programOf(team);
      const answer = await team.admin.call<{ error: { fields: { field: string }[] } }>(EMAILS, {
        method: 'PUT',
        body,
      });
      expect([answer.status, answer.body.error.fields[0]?.field]).toEqual([400, field]);
    });
  });
});
