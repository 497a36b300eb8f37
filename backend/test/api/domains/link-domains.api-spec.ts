import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type Answer, APP_ORIGIN, type TestCaller, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { refused, set, show, visit } from '../../support/links';
import { TestTeam } from '../../support/teams';

const RUSH = 50;
const ROOT = new URL(APP_ORIGIN).host;
const UNKNOWN = refused(400, 'domains.domain-unknown', 'domain');
const TAKEN = refused(409, 'links.slug-taken', 'domain');

interface Choice {
  readonly name: string;
  readonly shortUrl: string;
  readonly isCurrent: boolean;
  readonly isTaken: boolean;
}

describe.each(enginesFor(13))('the domain of a link over HTTP on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;

  const named = async (name: string): Promise<TestMember> => {
    const member = await server.member();
    await call(member, name);
    return member;
  };
  const call = (member: TestMember, subdomain: string | null) =>
    member.call('/my/settings', { method: 'PUT', body: { subdomain } });
  const put = (who: TestCaller, slug: string, domain: unknown, query = ''): Promise<Answer> =>
    who.call(`/links/${encodeURIComponent(slug)}/domain${query}`, { method: 'PUT', body: { domain } });
  const choices = async (who: TestCaller, slug: string): Promise<readonly Choice[]> => {
    const { body } = await who.call<{ data: { domains: Choice[] } }>(`/links/${slug}/domains`);
    return body.data.domains;
  };

  /** What a visitor of a host gets; fetch would not say the host. */
  async function at(host: string, path: string, method = 'GET'): Promise<IncomingMessage> {
    const request = get(server.url, { path, method, headers: { host }, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return response;
  }
  const leads = async (host: string, path: string) => {
    const { statusCode, headers } = await at(host, path);
    return [statusCode, headers.location ?? null];
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    ada = await named('ada');
  });

  it('is changed, while the address before goes on redirecting', async () => {
    await ada.shorten('https://example.com/1', 'first-move');
    expect(await leads(`ada.${ROOT}`, '/first-move')).toEqual([404, null]);
    expect(await choices(ada, 'first-move')).toEqual([
      {
        name: ROOT,
        domainType: 'regular',
        shortUrl: `${APP_ORIGIN}/first-move`,
        isCurrent: true,
        isTaken: false,
      },
      {
        name: `ada.${ROOT}`,
        domainType: 'subdomain',
        shortUrl: `http://ada.${ROOT}/first-move`,
        isCurrent: false,
        isTaken: false,
      },
    ]);
    expect(await put(ada, 'first-move', `ADA.${ROOT}`)).toMatchObject({
      status: 200,
      body: { data: { domain: `ada.${ROOT}`, shortUrl: `http://ada.${ROOT}/first-move`, ssl: false } },
    });
    expect(await leads(ROOT, '/first-move')).toEqual([302, 'https://example.com/1']);
    await set(ada, 'first-move', 'url', 'https://example.com/2');
    for (const host of [ROOT, `ada.${ROOT}`, `Ada.${ROOT}.:8080`]) {
      expect(await leads(host, '/first-move?x=1')).toEqual([302, 'https://example.com/2']);
    }
    const { body } = await ada.call('/links/first-move/history');
    expect(body).toMatchObject({
      data: { changes: [{ field: 'url' }, { field: 'domain', before: ROOT, after: `ada.${ROOT}` }] },
    });
    expect(await put(ada, 'first-move', ROOT)).toMatchObject({ body: { data: { domain: ROOT } } });
    expect(await leads(`ada.${ROOT}`, '/first-move')).toEqual([302, 'https://example.com/2']);
  });

  it('is said by the query where two domains have the slug', async () => {
    await ada.shorten('https://example.com/sub', 'both');
    await put(ada, 'both', `ada.${ROOT}`);
    expect((await show(ada, 'both')).body.data.url).toBe('https://example.com/sub');
    await set(ada, 'both', 'encodeId', 'both-2');
    await ada.shorten('https://example.com/shared', 'both-2');
    const of = async (query: string) =>
      (await ada.call<{ data: { url: string } }>(`/links/both-2${query}`)).body.data.url;
    expect(await of('')).toBe('https://example.com/shared');
    expect(await of(`?domain=${ROOT}`)).toBe('https://example.com/shared');
    expect(await of(`?domain=ada.${ROOT}`)).toBe('https://example.com/sub');
    expect(await choices(ada, 'both-2')).toMatchObject([{ isTaken: false }, { isTaken: true }]);
    expect(await put(ada, 'both-2', `ada.${ROOT}`)).toMatchObject(TAKEN);
    expect(await put(ada, 'both-2', ROOT, `?domain=ada.${ROOT}`)).toMatchObject(TAKEN);
    await ada.call(`/links/both-2?domain=ada.${ROOT}`, { method: 'DELETE' });
    expect(await leads(`ada.${ROOT}`, '/both-2')).toEqual([410, null]);
    expect(await visit(server, 'both-2')).toEqual([302, 'https://example.com/shared']);
    for (const query of ['?domain=nobody.test', `?domain=zz9.${ROOT}`, '?domain=']) {
      expect(await ada.call(`/links/both-2${query}`)).toMatchObject(
        refused(404, 'links.link-does-not-exist'),
      );
    }
  });

  it(`has a slug once, of ${String(RUSH)} links that are to get it at once`, async () => {
    const people = await Promise.all(Array.from({ length: 5 }, (_, n) => named(`rusher${n}`)));
    const moves = people.flatMap((person, n) =>
      Array.from({ length: RUSH / people.length }, (_, m) => ({
        person,
        name: `rusher${n}`,
        slug: `rush-${n}-${m}`,
      })),
    );
    for (const { person, slug } of moves) await person.shorten('https://example.com/', slug);
    for (const { person, name, slug } of moves) await put(person, slug, `${name}.${ROOT}`);
    for (const { person, slug } of moves.filter((_, n) => n % 10 === 0)) {
      await set(person, slug, 'encodeId', 'rush');
    }
    // One on each subdomain has the slug now, and all of them want to bring it to the shared domain.
    const back = await Promise.all(
      moves.map(({ person, name }) => put(person, 'rush', ROOT, `?domain=${name}.${ROOT}`)),
    );
    expect(new Set(back.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const home = await Promise.all(
      people.map(async (person) => (await choices(person, 'rush'))[0]?.isCurrent),
    );
    expect(home.filter(Boolean)).toHaveLength(1);
    for (const name of moves.map((move) => move.name)) {
      expect(await leads(`${name}.${ROOT}`, '/rush')).toEqual([302, 'https://example.com/']);
    }
    expect(await visit(server, 'rush')).toEqual([302, 'https://example.com/']);
  });

  it('is the shared one or the caller’s own, and changed by whoever may change the link', async () => {
    const [bob, cyd] = [await named('bobby'), await server.member()];
    await ada.shorten('https://example.com/', 'whose');
    for (const host of [`bobby.${ROOT}`, `nobody.${ROOT}`, 'evil.test', `ada.${ROOT}@evil.test`, '', 'ada']) {
      expect(await put(ada, 'whose', host)).toMatchObject(UNKNOWN);
    }
    for (const value of [null, 7, undefined, ['ada']]) {
      expect(await put(ada, 'whose', value)).toMatchObject({ status: 400 });
    }
    expect(await put(bob, 'whose', `bobby.${ROOT}`)).toMatchObject(refused(404, 'links.link-does-not-exist'));
    const tea = await TestTeam.make(server, 'classic', bob, cyd);
    await tea.as(bob).shorten('https://example.com/', 'tea-link');
    expect(await put(tea.as(cyd), 'tea-link', ROOT)).toMatchObject(refused(403, 'links.not-allowed'));
    expect(await put(tea.as(bob), 'tea-link', `bobby.${ROOT}`)).toMatchObject({ status: 200 });
    expect(await choices(tea.as(cyd), 'tea-link')).toMatchObject([
      { name: ROOT, isCurrent: false },
      { name: `bobby.${ROOT}`, isCurrent: true },
    ]);
    const copy = await tea.as(cyd).call('/links/tea-link/duplicate', { method: 'POST' });
    expect(copy).toMatchObject({ status: 201, body: { data: { domain: ROOT } } });
    const guest = await server.guest();
    expect(await put(guest, 'whose', ROOT)).toMatchObject(refused(401, 'identity.plz-login'));
  });

  it('goes by every name that its person has or had, and belongs to nobody else', async () => {
    const fay = await named('fayone');
    await fay.shorten('https://example.com/fay', 'fay-link');
    await put(fay, 'fay-link', `fayone.${ROOT}`);
    await call(fay, 'faytwo');
    expect((await show(fay, 'fay-link')).body.data).toMatchObject({
      shortUrl: `http://faytwo.${ROOT}/fay-link`,
    });
    for (const name of ['fayone', 'faytwo']) {
      expect(await leads(`${name}.${ROOT}`, '/fay-link')).toEqual([302, 'https://example.com/fay']);
    }
    await call(fay, null);
    expect(await leads(`fayone.${ROOT}`, '/fay-link')).toEqual([302, 'https://example.com/fay']);
    expect((await show(fay, 'fay-link')).body.data).toMatchObject({
      shortUrl: `http://faytwo.${ROOT}/fay-link`,
    });
    await fay.shorten('https://example.com/', 'fay-late');
    expect(await put(fay, 'fay-late', `faytwo.${ROOT}`)).toMatchObject(UNKNOWN);
    const body = { subdomain: 'fayone' };
    const check = await ada.call('/subdomain_availability/check', { method: 'POST', body });
    expect(check).toMatchObject({ body: { data: { code: 'account.subdomain-taken' } } });
  });

  it.each([
    '/',
    '/api/v1/my/info',
    '/api/openapi.json',
    '/login',
    '/assets/x.js',
    '/health/live',
    '/no-such-link',
  ])('shows a page of its own at %s of a subdomain, and nothing of the application', async (path) => {
    for (const host of [`ada.${ROOT}`, `nobody9.${ROOT}`]) {
      const { statusCode, headers } = await at(host, path);
      expect([statusCode, headers['content-type'], headers['x-robots-tag']]).toEqual([
        404,
        'text/html; charset=utf-8',
        'noindex',
      ]);
    }
  });

  it.each([
    ['evil.test', 421],
    [`ada.${ROOT}.evil.test`, 421],
    [`evil.test#ada.${ROOT}`, 421],
    [`a.ada.${ROOT}`, 421],
    [`www.${ROOT}`, 421],
    [`ada.${ROOT}`, 404],
    [`ada.${ROOT}:1`, 404],
    [`123.${ROOT}`, 421],
  ])('is not chosen by the host %s unless it is somebody’s: %i', async (host, status) => {
    const { encodeId } = await ada.shorten('https://example.com/');
    expect((await at(host, `/${encodeId}`)).statusCode).toBe(status);
  });

  it('leads the plus sign to the analytics of the link that is meant', async () => {
    expect(await leads(`ada.${ROOT}`, '/first-move+')).toEqual([
      302,
      `${APP_ORIGIN}/analytics/first-move?domain=${encodeURIComponent(`ada.${ROOT}`)}`,
    ]);
    expect(await leads(ROOT, '/first-move+')).toEqual([302, `${APP_ORIGIN}/analytics/first-move`]);
  });

  it('is the one that a person has chosen for new links, as long as it is theirs', async () => {
    const eve = await named(`byheart${engine.toLowerCase()}`);
    const own = `byheart${engine.toLowerCase()}.${ROOT}`;
    const choose = (who: TestMember, domain: unknown) =>
      who.call('/my/defaultdomain', { method: 'PUT', body: { domain } });
    const hostOf = async (input: object = {}) => {
      const body = { url: 'https://example.com/', ...input };
      const made = await eve.call<{ data: { shortUrl: string } }>('/links', { method: 'POST', body });
      return new URL(made.body.data.shortUrl).host;
    };
    expect(await hostOf()).toBe(ROOT);
    expect((await choose(eve, own)).body).toMatchObject({
      data: {
        defaultDomain: own,
        domainOptions: [
          { name: ROOT, isDefault: false },
          { name: own, isDefault: true },
        ],
      },
    });
    expect([await hostOf(), await hostOf({ domain: ROOT }), await hostOf({ tags: ['tea'] })]).toEqual([
      own,
      ROOT,
      own,
    ]);
    expect(await choose(await server.member(), own)).toMatchObject(UNKNOWN);
    await call(eve, null);
    expect(await hostOf()).toBe(ROOT);
    await call(eve, `byheart${engine.toLowerCase()}`);
    await choose(eve, ROOT);
    expect(await hostOf()).toBe(ROOT);
  });
});
