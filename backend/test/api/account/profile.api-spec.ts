import { type TestMember, TestServer } from '../../support/app';

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

describe.each(['SQLite', 'MariaDB'] as const)('who somebody is, over HTTP on %s', (engine) => {
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
      isAdmin: true,
      email: 'mallory@example.com',
      userId: bob.userId,
    });
    expect(status).toBe(200);
    const changed = { displayName: 'Ada OLove', subdomain: 'ada2026', lang: 'ja', shortcuts: false };
    expect(body.data).toEqual(changed);
    expect((await change(ada, {})).body.data).toEqual(changed);
    expect((await ada.call<Settings>('/my/settings')).body.data).toEqual(changed);
    const info = await ada.call<{ data: object }>('/my/info');
    expect(info.body.data).toMatchObject({ email: 'ada@example.com', isAdmin: false, isOnboarded: true });
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

  it('gives a subdomain that twenty ask for at once to one of them', async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, (_, index) => server.member({ email: `racer${index}@example.com` })),
    );
    const answers = await Promise.all(
      [...people, ...people].map((who) => change(who, { subdomain: 'race' })),
    );
    const holders = await Promise.all(people.map((who) => who.call<Settings>('/my/settings')));
    expect(holders.filter(({ body }) => body.data.subdomain === 'race')).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
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
