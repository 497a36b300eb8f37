import { DataSource } from 'typeorm';
import { type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';

interface Refusal {
  readonly error: {
    readonly status: number;
    readonly code: string;
    readonly message: string;
    readonly fields?: readonly { readonly field: string; readonly code: string }[];
  };
}
interface Settings {
  readonly data: { displayName: string; subdomain: string | null; lang: string; shortcuts: boolean };
}

type Row = Readonly<Record<string, unknown>>;

/** Columns that people change by their settings. */
const CHOICES: ReadonlySet<string> = new Set(['display_name', 'lang', 'shortcuts', 'is_onboarded']);

describe.each(enginesFor(11))('who somebody is, over HTTP on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;
  let bob: TestMember;

  const change = <T = Settings>(who: TestMember, body: object) =>
    who.call<T>('/my/settings', { method: 'PUT', body });
  const check = (who: TestMember, subdomain: string) =>
    who.call<{ data: { available: boolean; code: string | null } }>('/subdomain_availability/check', {
      method: 'POST',
      body: { subdomain },
    });

  beforeAll(async () => {
    server = await TestServer.start(engine, {
      SHORT_ORIGIN: 'https://s.linklet.test',
      SUBDOMAIN_ROOT: 'me.linklet.test',
    });
    ada = await server.member({ email: 'ada@example.com' });
    bob = await server.member({ email: 'bob@example.com' });
  });
  afterAll(() => server.stop());

  it('tells who is signed in', async () => {
    const { status, body } = await ada.call('/my/info');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        userId: ada.userId,
        email: 'ada@example.com',
        displayName: expect.any(String) as string,
        lang: expect.any(String) as string,
        isAdmin: false,
        groupId: ada.groupId,
        groupLevel: 2,
        groupName: 'ada',
        isReadOnly: false,
        countOfGroups: 1,
        currentPlan: 'free',
        displayPlan: 'Free',
        planLevel: 0,
        subdomain: null,
        hasGoogle: false,
        phoneStatus: 'none',
        countOfUnread: expect.any(Number) as number,
        createdTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        isOnboarded: false,
        paymentWithInvalidCard: [],
      },
    });
  });

  it('changes what is named and leaves the rest', async () => {
    const { status, body } = await change(ada, {
      displayName: "  Ada O'Love ",
      subdomain: 'Ada2026',
      lang: 'ja',
      shortcuts: false,
      isOnboarded: true,
    });
    expect(status).toBe(200);
    const changed = { displayName: 'Ada OLove', subdomain: 'ada2026', lang: 'ja', shortcuts: false };
    expect(body.data).toEqual(changed);
    expect((await change(ada, {})).body.data).toEqual(changed);
    expect((await ada.call<Settings>('/my/settings')).body.data).toEqual(changed);
    const info = await ada.call<{ data: object }>('/my/info');
    expect(info.body.data).toMatchObject({ email: 'ada@example.com', isAdmin: false, isOnboarded: true });
  });

  it('lets nobody assign a column that is none of a person’s choices', async () => {
    const rowOf = async (table: string, column: string, id: number): Promise<Row> => {
      const rows: Row[] = await server.web.app
        .get(DataSource)
        .query(`SELECT * FROM ${table} WHERE ${column} = ?`, [id]);
      return rows[0] ?? {};
    };
    const rows = () =>
      Promise.all([
        rowOf('users', 'id', bob.userId),
        rowOf('user_groups', 'id', bob.groupId),
        rowOf('memberships', 'user_id', bob.userId),
      ]);
    const before = await rows();
    const columns = before.flatMap((row) => Object.keys(row)).filter((name) => !CHOICES.has(name));
    expect(columns).toEqual(expect.arrayContaining(['email', 'google_sub', 'deleted_at', 'plan', 'level']));
    const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    for (const value of ['mallory@example.com', 1, true, null, { id: 1 }]) {
      const input = Object.fromEntries(
        columns.flatMap((name) => [name, camel(name)]).map((name) => [name, value]),
      );
      // Any call may name the group that it is for.
      const body = { ...input, isAdmin: true, groupId: undefined };
      expect((await change(bob, body)).status).toBe(400);
    }
    expect(await rows()).toEqual(before);
  });

  it.each(['{"__proto__":{"isSiteAdmin":true}}', '{"constructor":{"prototype":{"isSiteAdmin":true}}}'])(
    'refuses %s, which would change everybody',
    async (body) => {
      const polluting = await bob.call<Refusal>('/my/settings', {
        method: 'PUT',
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect([polluting.status, polluting.body.error.code]).toEqual([400, 'http.body-malformed']);
      expect(({} as Row)['isSiteAdmin']).toBeUndefined();
    },
  );

  it('takes the choices as a form, too', async () => {
    const { body } = await bob.call<Settings>('/my/settings', {
      method: 'PUT',
      body: new URLSearchParams({ displayName: 'Bob Form', shortcuts: 'false' }),
    });
    expect(body.data).toMatchObject({ displayName: 'Bob Form', shortcuts: false });
  });

  it.each([
    'Bob\r\nBcc: x@example.com',
    'B\u202eob',
    '\u3164\u3164',
    'B\u200bob',
    'Bob\u0000',
    '\ud800x',
    null,
  ])('refuses the name %j', async (displayName) => {
    const { status, body } = await change<Refusal>(bob, { displayName });
    expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'displayName']);
  });

  it.each(['👩‍👩‍👧‍👦 家族', 'مریم', 'Ngọc Ánh', '𠮷野家'])('keeps the name %j as it is', async (displayName) => {
    expect((await change(bob, { displayName })).body.data.displayName).toBe(displayName.normalize('NFC'));
  });

  it('names every refused field at once, and then changes nothing', async () => {
    const before = (await bob.call<Settings>('/my/settings')).body.data;
    const { status, body } = await change<Refusal>(bob, {
      displayName: 'user1',
      subdomain: 'w-w',
      shortcuts: true,
    });
    expect(status).toBe(400);
    expect(body.error.fields?.map(({ field, code }) => [field, code])).toEqual([
      ['displayName', 'account.display-name-generated'],
      ['subdomain', 'account.subdomain-invalid'],
    ]);
    const shapes = await change<Refusal>(bob, { displayName: 1, subdomain: [], lang: 'xx', shortcuts: 'no' });
    expect(shapes.body.error.fields?.map(({ field }) => field)).toEqual([
      'displayName',
      'subdomain',
      'lang',
      'shortcuts',
    ]);
    expect((await bob.call<Settings>('/my/settings')).body.data).toEqual(before);
  });

  it('gives a subdomain to one person, and keeps it for them when they give it up', async () => {
    await change(ada, { subdomain: 'ours' });
    const taken = await change<Refusal>(bob, { displayName: 'Bob B', subdomain: 'ours' });
    expect([taken.status, taken.body.error.code]).toEqual([409, 'account.subdomain-taken']);
    expect(taken.body.error.fields?.[0]?.field).toBe('subdomain');
    expect((await bob.call<Settings>('/my/settings')).body.data.displayName).not.toBe('Bob B');
    await change(ada, { subdomain: null });
    expect((await change<Refusal>(bob, { subdomain: 'ours' })).status).toBe(409);
    expect((await check(bob, 'ours')).body.data).toEqual({
      available: false,
      code: 'account.subdomain-taken',
    });
    expect((await check(ada, 'ours')).body.data).toEqual({ available: true, code: null });
    expect((await change(ada, { subdomain: 'ours' })).status).toBe(200);
  });

  it('gives a subdomain that fifty ask for at once to one of them', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => server.member()));
    const answers = await Promise.all(people.map((who) => change(who, { subdomain: 'race' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(49).fill(409)]);
    const holders = await Promise.all(people.map((who) => who.call<Settings>('/my/settings')));
    expect(holders.filter(({ body }) => body.data.subdomain === 'race')).toHaveLength(1);
  });

  it('says before saving what is wrong with a subdomain', async () => {
    expect((await check(bob, 'www')).body.data).toEqual({
      available: false,
      code: 'account.subdomain-reserved',
    });
    expect((await check(bob, 'a')).body.data.code).toBe('account.subdomain-too-short');
    expect((await check(bob, 'Fine1')).body.data).toEqual({ available: true, code: null });
    const { status } = await bob.call('/subdomain_availability/check', { method: 'POST', body: {} });
    expect(status).toBe(400);
  });

  it('shows the hosts that links may stand on, the shared one first', async () => {
    await change(ada, { subdomain: 'hosts' });
    expect((await ada.call('/my/defaultdomain')).body).toEqual({
      data: {
        defaultDomain: 's.linklet.test',
        suffix: '.me.linklet.test',
        subdomains: ['hosts.me.linklet.test'],
        bsd: [],
        domainOptions: [
          { name: 's.linklet.test', isDefault: true },
          { name: 'hosts.me.linklet.test', isDefault: false },
        ],
      },
    });
  });
});
