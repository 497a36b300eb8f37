import { domainToASCII } from 'node:url';
import { type ActionSeen, DeskAdmin } from '../../support/desk';
import { BrandDomainChecksService } from '../../../src/modules/domains/brand/application/brand-domain-checks.service';
import { BrandDomainStore } from '../../../src/modules/domains/brand/application/ports/brand-domain-store';
import type { BrandDomain } from '../../../src/modules/domains/brand/domain/brand-domain.entity';
import { UnitOfWork } from '../../../src/shared/database/unit-of-work';
import { type Answer, SITE_ADMIN, type TestCaller, type TestMember, TestServer } from '../../support/app';
import { newHost, verifiedDomain } from '../../support/brand-domains';
import { enginesFor } from '../../support/deployments';
import { TestDnsServer } from '../../support/dns-server';
import { askHost, type HostAnswer, ROOT } from '../../support/domains';
import { refused } from '../../support/links';
import { TestTeam } from '../../support/teams';
import { eventually } from '../../support/waiting';

const TARGET = 'cname.linklet.example';
const HERE = '192.0.2.10';

interface RecordSeen {
  readonly type: string;
  readonly name: string;
  readonly fullName: string;
  readonly value: string;
  readonly found: string[] | null;
  readonly ok: boolean;
}

/** What any of the calls answers of a domain. */
interface DomainSeen {
  readonly id: number;
  readonly name: string;
  readonly state: string;
  readonly suspension: string | null;
  readonly isDefault: boolean;
  readonly records: RecordSeen[];
  readonly nextCheckAt: string | null;
  readonly domains: { readonly name: string; readonly isDefault: boolean }[];
}

describe.each(enginesFor(1))('domains of groups on %s', (engine) => {
  let server: TestServer;
  let dns: TestDnsServer;
  let team: TestTeam;
  let other: TestTeam;
  let colleague: TestMember;

  const call = (
    path: string,
    { by = team.admin, method = 'GET', body }: { by?: TestCaller; method?: string; body?: unknown } = {},
  ): Promise<Answer<{ data: DomainSeen }>> => by.call<{ data: DomainSeen }>(`/bsd${path}`, { method, body });
  const post = (path: string, body?: unknown, by?: TestCaller): Promise<Answer<{ data: DomainSeen }>> =>
    call(path, { method: 'POST', body, ...(by ? { by } : {}) });

  async function claim(host = newHost(), by = team.admin): Promise<DomainSeen> {
    const { status, body } = await post('/domain', { name: host }, by);
    expect([status, body.data.name]).toEqual([201, host]);
    return body.data;
  }

  /** What the owner of a host sets at their panel. */
  function setRecords({ name, records }: DomainSeen): void {
    const txt = records.find(({ type }) => type === 'TXT');
    dns.set('TXT', txt?.fullName ?? '', txt?.value ?? '');
    dns.set('CNAME', name, TARGET);
  }

  /** As much later as its schedule wants. */
  async function lookAgain(id: number): Promise<void> {
    const { app } = server.web;
    const manager = app.get(UnitOfWork).manager;
    await manager.query('UPDATE brand_domains SET next_check_at = ? WHERE id = ?', [new Date(), id]);
    await app.get(BrandDomainChecksService).followDue(new AbortController().signal);
  }

  /** What visitors come to get: what another process has changed is known here within a second. */
  const visit = (host: string, path: string, status: number): Promise<HostAnswer> =>
    eventually(
      () => askHost(server, host, path),
      (answer) => answer.status === status,
    );

  async function stored(id: number): Promise<BrandDomain> {
    const found = await server.web.app.get(BrandDomainStore).find(id);
    if (!found) throw new Error(`there is no domain ${String(id)}`);
    return found;
  }

  /** As if so many days had passed since its record was missed first. */
  const missedDaysAgo = (id: number, days: number): Promise<unknown> =>
    server.web.app
      .get(UnitOfWork)
      .manager.query('UPDATE brand_domains SET failing_since = ? WHERE id = ?', [
        new Date(Date.now() - days * 86_400_000),
        id,
      ]);

  async function verified(host = newHost(), by = team.admin): Promise<DomainSeen> {
    const domain = await claim(host, by);
    setRecords(domain);
    await post(`/${domain.id}/binding`, undefined, by);
    await lookAgain(domain.id);
    await visit(host, '/nothing', 404);
    return (await call(`/${domain.id}`, { by })).body.data;
  }

  beforeAll(async () => {
    dns = await TestDnsServer.start();
    dns.set('A', TARGET, HERE);
    server = await TestServer.start(engine, {
      DNS_SERVERS: dns.address,
      BRAND_TARGET: TARGET,
      BRAND_ADDRESSES: HERE,
      ADMIN_EMAILS: SITE_ADMIN,
    });
    colleague = await server.member();
    team = await TestTeam.make(server, 'classic', colleague);
    other = await TestTeam.make(server);
  });
  afterAll(async () => {
    await server.stop();
    await dns.stop();
  });

  it('are read as people paste them', async () => {
    const path = (domain: string) => `/domain/parse?domain=${encodeURIComponent(domain)}`;
    expect((await call(path('https://Go.Shop.com.tw/sale'))).body.data).toEqual({
      root: 'shop.com.tw',
      host: 'go.shop.com.tw',
      shown: 'go.shop.com.tw',
      isApex: false,
      notices: ['scheme-removed', 'path-removed'],
      warnings: [],
    });
    expect((await call(path('購物.台灣'))).body.data).toMatchObject({
      host: 'xn--g2xv08c.xn--kpry57d',
      shown: '購物.台灣',
      isApex: true,
    });
    expect(await call(path('com.tw'))).toMatchObject(refused(400, 'domains.host-suffix', 'domain'));
    expect(await call(path('*.shop.tw'))).toMatchObject(
      refused(400, 'domains.wildcard-not-supported', 'domain'),
    );
  });

  it('claiming a stranger’s name blocks nobody: they are available until another group has proven them', async () => {
    const host = newHost();
    const ask = (by: TestCaller) => post('/domain/availability', { domain: host }, by);
    await claim(host, other.admin);
    expect((await ask(team.admin)).body.data).toMatchObject({ code: 'free', refusal: null });
    expect((await ask(other.admin)).body.data).toMatchObject({ available: false, code: 'yours' });
    await verified(host);
    expect((await ask(other.admin)).body.data).toMatchObject({ code: 'yours' });
    const third = await TestTeam.make(server);
    const taken = await post('/binding/availability', { domain: host }, third.admin);
    expect(taken.body.data).toMatchObject({ code: 'taken', refusal: 'domains.host-taken' });
    expect(await post('/domain', { name: host }, third.admin)).toMatchObject(
      refused(409, 'domains.host-taken', 'name'),
    );
    expect((await post('/domain/availability', { domain: ROOT })).body.data).toMatchObject({
      code: 'own-host',
    });
  });

  it('need a plan, and an admin', async () => {
    const poor = await TestTeam.make(server, 'free');
    const name = newHost();
    expect(await post('/domain', { name }, poor.admin)).toMatchObject({
      status: 403,
      body: { error: { code: 'plan.feature-missing' } },
    });
    const member = team.as(colleague);
    expect(await post('/domain', { name }, member)).toMatchObject({ status: 403 });
    const { id } = await claim();
    expect(await call(`/${id}`, { by: member })).toMatchObject({ status: 200 });
    expect(await call(`/${id}`, { by: other.admin })).toMatchObject({
      status: 404,
      body: { error: { code: 'domains.brand-does-not-exist' } },
    });
  });

  it('are told which records to set, and serve links once these are seen', async () => {
    const host = newHost();
    const domain = await claim(host);
    const root = host.slice(3);
    expect(domain).toMatchObject({ state: 'claimed', root, isApex: false, nextCheckAt: null });
    expect(domain.records).toMatchObject([
      { type: 'TXT', name: '_linklet.go', fullName: `_linklet.${host}`, ok: false },
      { type: 'CNAME', name: 'go', fullName: host, value: TARGET, ok: false },
    ]);
    await visit(host, '/', 421);
    const early = await post(`/${domain.id}/check`);
    expect(early.body.data).toMatchObject({ result: 'failed', isTaken: false });
    expect(await post(`/${domain.id}/check`)).toMatchObject({ status: 429 });

    setRecords(domain);
    await post(`/${domain.id}/binding`);
    await lookAgain(domain.id);
    const after = (await call(`/${domain.id}`)).body.data;
    expect(after).toMatchObject({ state: 'verified', suspension: null });
    expect(after.records.every(({ ok }) => ok)).toBe(true);

    await visit(host, '/nothing', 404);
    const link = await team.admin.shorten('https://example.com/brand');
    const put = await team.admin.call(`/links/${link.encodeId}/domain`, {
      method: 'PUT',
      body: { domain: host },
    });
    expect(put.status).toBe(200);
    const visited = await visit(host, `/${link.encodeId}`, 302);
    expect(visited.headers.location).toMatch(/^https:\/\/example\.com\/brand/);
    expect((await call(`/${domain.id}`)).body.data).toMatchObject({ linkCount: 1 });
    await team.admin.call(`/links/${link.encodeId}?domain=${host}`, { method: 'DELETE' });
    expect((await call(`/${domain.id}`)).body.data).toMatchObject({ linkCount: 0 });
  });

  it('dangling CNAME: another group with pointing but without its own TXT gets nothing', async () => {
    const host = newHost();
    const mine = await claim(host);
    const theirs = await claim(host, other.admin);
    setRecords(mine);
    await post(`/${theirs.id}/binding`, undefined, other.admin);
    await lookAgain(theirs.id);
    expect((await call(`/${theirs.id}`, { by: other.admin })).body.data.state).toBe('claimed');
    await post(`/${mine.id}/binding`);
    await lookAgain(mine.id);
    expect((await call(`/${mine.id}`)).body.data.state).toBe('verified');
    // The other group sets its own record beside: the first one that was verified has the host.
    dns.set('TXT', `_linklet.${host}`, ...[mine, theirs].flatMap(({ records }) => records[0]?.value ?? []));
    await lookAgain(theirs.id);
    expect((await stored(theirs.id)).state).toBe('claimed');
    const check = await post(`/${theirs.id}/check`, undefined, other.admin);
    expect(check.body.data).toMatchObject({ result: 'failed', isTaken: true });
  });

  it('fail, become invalid, and are back by themselves; what nobody can answer changes nothing', async () => {
    const domain = await verified();
    const { id, name } = domain;
    dns.set('CNAME', name);
    dns.set('A', name, '203.0.113.9');
    dns.fail(name, 'SERVFAIL');
    await lookAgain(id);
    expect((await stored(id)).state).toBe('verified');
    dns.fail(name, null);
    await lookAgain(id);
    expect(await stored(id)).toMatchObject({ state: 'failing', lack: 'pointing' });
    await visit(name, '/nothing', 404);
    await missedDaysAgo(id, 7);
    await lookAgain(id);
    expect(await stored(id)).toMatchObject({ state: 'invalid', service: 'visits' });
    await eventually(
      () => call('/my/default/domain', { method: 'PUT', body: { domain: name } }),
      ({ status }) => status === 400,
    );
    dns.set('A', name);
    setRecords(domain);
    await lookAgain(id);
    expect(await stored(id)).toMatchObject({ state: 'verified', lack: null });
  });

  it('that lose their TXT are served for a week, and no longer', async () => {
    const { id, name } = await verified();
    dns.set('TXT', `_linklet.${name}`);
    await lookAgain(id);
    expect(await stored(id)).toMatchObject({ state: 'failing', lack: 'control' });
    await visit(name, '/nothing', 404);
    await missedDaysAgo(id, 7);
    await lookAgain(id);
    await visit(name, '/nothing', 421);
  });

  it('are claimed once by fifty calls at once, and had by one of two groups that prove them at once', async () => {
    const host = newHost();
    const claims = await Promise.all(Array.from({ length: 50 }, () => post('/domain', { name: host })));
    expect(claims.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(49).fill(409)]);
    const mine = claims.find(({ status }) => status === 201)?.body.data;
    const theirs = await claim(host, other.admin);
    dns.set('CNAME', host, TARGET);
    dns.set('TXT', `_linklet.${host}`, ...[mine, theirs].flatMap((each) => each?.records[0]?.value ?? []));
    const ids = [mine?.id ?? 0, theirs.id];
    const checks = server.web.app.get(BrandDomainChecksService);
    await Promise.all(Array.from({ length: 25 }, () => ids.map((id) => checks.checkOne(id))).flat());
    const states = await Promise.all(ids.map(async (id) => (await stored(id)).state));
    expect(states.sort()).toEqual(['claimed', 'verified']);
  });

  it('released host claimed anew: old links do not appear, new owner’s number differs', async () => {
    const host = newHost();
    const { id } = await verified(host);
    const link = await team.admin.shorten('https://example.com/old');
    await team.admin.call(`/links/${link.encodeId}/domain`, { method: 'PUT', body: { domain: host } });
    expect((await call(`/${id}/binding`, { method: 'DELETE' })).body.data.state).toBe('unbound');
    await visit(host, `/${link.encodeId}`, 421);
    const old = await stored(id);
    expect((await call(`/${id}`, { method: 'DELETE' })).body.data.state).toBe('released');
    expect(await call(`/${id}`)).toMatchObject({ status: 404 });

    const next = await verified(host, other.admin);
    expect((await stored(next.id)).domainId).not.toBe(old.domainId);
    await visit(host, `/${link.encodeId}`, 404);
    // Where the link was is still told to whose it is.
    const { body } = await team.admin.call<{ data: { shortDomain: string } }>(
      `/links/${link.encodeId}?domain=${host}`,
    );
    expect(JSON.stringify(body)).not.toContain('https://example.com/old');
  });

  it('TXT of an earlier claim does not prove a new one', async () => {
    const host = newHost();
    const { id } = await verified(host);
    expect((await call(`/${id}`, { method: 'DELETE' })).status).toBe(200);
    // All records are still there.
    const again = await claim(host);
    await post(`/${again.id}/binding`);
    await lookAgain(again.id);
    expect((await stored(again.id)).state).toBe('claimed');
    await visit(host, '/', 421);
    setRecords(again);
    await lookAgain(again.id);
    expect((await stored(again.id)).state).toBe('verified');
  });

  it('of a group that proves a name whose holder has lost it is theirs', async () => {
    const host = newHost();
    const { id } = await verified(host);
    dns.set('TXT', `_linklet.${host}`);
    await lookAgain(id);
    await missedDaysAgo(id, 7);
    await lookAgain(id);
    expect((await stored(id)).state).toBe('invalid');
    const theirs = await verified(host, other.admin);
    expect(theirs.state).toBe('verified');
    expect((await stored(id)).state).toBe('released');
  });

  it('are the default of a group until a member chooses another', async () => {
    const { id, host: name } = await verifiedDomain(server, team.groupId);
    const member = team.as(colleague);
    const put = await call(`/${id}/default`, { method: 'PUT', body: { isDefault: true } });
    expect(put.body.data.isDefault).toBe(true);
    const options = await call('/my/default/domain', {
      by: member,
    });
    expect(options.body.data.domains.find(({ isDefault }) => isDefault)?.name).toBe(name);
    const link = await member.shorten('https://example.com/default');
    expect(new URL(link.shortUrl).host).toBe((await stored(id)).host);
    await call('/my/default/domain', { by: member, method: 'PUT', body: { domain: ROOT } });
    expect(new URL((await member.shorten('https://example.com/shared')).shortUrl).host).toBe(ROOT);
    expect((await call(`/${id}/default`, { method: 'PUT', body: { isDefault: false } })).status).toBe(200);
  });

  it('lead bare visits and unknown addresses where their group says', async () => {
    const { id, host } = await verifiedDomain(server, team.groupId);
    const put = (what: string, body: object) => call(`/${id}/${what}`, { method: 'PUT', body });
    expect(await put('redirect_url', { redirectUrl: 'https://example.com/home' })).toMatchObject({
      status: 200,
      body: { data: { redirectUrl: 'https://example.com/home', fallbackUrl: null } },
    });
    await put('fallback_url', { url: 'https://example.com/lost' });
    await put('fb_verification_code', { code: 'abcd1234efgh' });
    const bare = await visit(host, '/', 302);
    expect([bare.status, bare.headers.location]).toEqual([302, 'https://example.com/home']);
    const lost = await visit(host, '/nobody-made-this', 302);
    expect([lost.status, lost.headers.location]).toEqual([302, 'https://example.com/lost']);
    const crawler = { 'user-agent': 'facebookexternalhit/1.1' };
    const page = await askHost(server, host, '/', { headers: crawler });
    expect([page.status, page.body.includes('content="abcd1234efgh"')]).toEqual([200, true]);
    expect(await put('redirect_url', { redirectUrl: `https://${host}/loop` })).toMatchObject(
      refused(400, 'domains.url-own-host', 'redirectUrl'),
    );
    for (const what of ['redirect_url', 'fallback_url', 'fb_verification_code']) {
      expect((await call(`/${id}/${what}`, { method: 'DELETE' })).status).toBe(200);
    }
    await visit(host, '/', 404);
    await visit(host, '/nobody-made-this', 404);
  });

  it('go to another group of an admin with their number', async () => {
    const { id, host, domainId } = await verifiedDomain(server, team.groupId);
    expect(await post(`/${id}/transfer`, { toGroupId: other.groupId })).toMatchObject({ status: 403 });
    const second = await TestTeam.make(server, 'classic', team.maker);
    await second.call(second.admin, '/members', 'PUT', { userId: team.maker.userId, role: 'admin' });
    expect((await post(`/${id}/transfer`, { toGroupId: second.groupId })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ groupId: second.groupId, domainId, host });
    expect(await call(`/${id}`)).toMatchObject({ status: 404 });
  });

  it('IDN look-alike of a bank waits for a person, before anything is ordered for it', async () => {
    const name = domainToASCII(`國泰世華-${String(process.pid)}.tw`);
    const { body } = await post('/domain', { name });
    expect(body.data).toMatchObject({ state: 'claimed', suspension: 'site' });
    setRecords(body.data);
    dns.set('CNAME', name);
    dns.set('A', name, HERE);
    await post(`/${body.data.id}/binding`);
    await lookAgain(body.data.id);
    await visit(name, '/nothing', 410);
    const by = await server.member({ email: SITE_ADMIN });
    const path = `/admin/bsd/${body.data.id}/suspension`;
    const reason = 'They have shown their papers.';
    const root = new DeskAdmin(by);
    const [found] = (await root.find(name)).domains;
    const seen = { id: body.data.id, host: name, groupId: team.groupId, suspension: 'site' };
    expect(found).toMatchObject({ ...seen, state: 'verified', isHolder: true });
    const silent = await by.call(path, {
      method: 'PUT',
      body: { isSuspended: false, reason: '\u200b \u202e' },
    });
    expect(silent).toMatchObject({ status: 400, body: { error: { fields: [{ field: 'reason' }] } } });
    // What was so before is not written down again.
    await by.call(path, { method: 'PUT', body: { isSuspended: true, reason } });
    for (let again = 0; again < 2; again += 1) {
      await by.call(path, { method: 'PUT', body: { isSuspended: false, reason } });
    }
    expect((await root.find(`https://${name}/anything`)).domains).toMatchObject([
      { ...seen, suspension: null },
    ]);
    const { actions } = await root.done<{ actions: ActionSeen[] }>('GET', `/admin/actions?subject=${name}`);
    expect(actions).toMatchObject([{ kind: 'domain-resumed', subject: name, note: reason }]);
    await visit(name, '/nothing', 404);
    const log = await team.admin.call('/my/logs/members/ga');
    expect(JSON.stringify(log.body)).toContain(reason);
  });

  it('are out of service while the plan has none, and given up after a month', async () => {
    const poor = await TestTeam.make(server);
    const { id, host } = await verifiedDomain(server, poor.groupId);
    await poor.grant('free');
    await lookAgain(id);
    expect(await stored(id)).toMatchObject({ suspension: 'plan' });
    await visit(host, '/nothing', 410);
    await poor.grant('classic');
    await lookAgain(id);
    expect(await stored(id)).toMatchObject({ suspension: null });
  });
});
