import { DataSource } from 'typeorm';
import { type Answer, type TestMember, TestServer } from '../../support/app';
import { enginesFor } from '../../support/deployments';
import { askHost, ROOT, subdomainOf } from '../../support/domains';
import { refused } from '../../support/links';
import { TestTeam } from '../../support/teams';
import { eventually } from '../../support/waiting';

const APPLE = '/.well-known/apple-app-site-association';
const ANDROID = '/.well-known/assetlinks.json';
const PRINT = Array.from({ length: 32 }, () => 'AB').join(':');
const APPS = {
  apple: [{ appId: 'AB12CD34EF.tw.example.shop', paths: ['/shop-*'] }],
  android: [{ packageName: 'tw.example.shop', fingerprints: [PRINT] }],
};

describe.each(enginesFor(0))('apps of a subdomain over HTTP on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;
  let host: string;

  const path = (member: TestMember, domain: string) =>
    `/groups/${member.groupId}/domains/${encodeURIComponent(domain)}/apps`;
  const put = (member: TestMember, domain: string, body: unknown): Promise<Answer> =>
    member.call(path(member, domain), { method: 'PUT', body });

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    ada = await server.member();
    host = await subdomainOf(ada, 'adaapps');
  });

  it('are none at first, and devices are told so', async () => {
    expect(await ada.call(path(ada, host))).toMatchObject({
      status: 200,
      body: { data: { domain: host, apple: [], android: [], files: [] } },
    });
    for (const file of [APPLE, ANDROID]) {
      expect(await askHost(server, host, file)).toMatchObject({ status: 404, body: '' });
    }
  });

  it('are read by devices from the host itself, at once and without a redirect', async () => {
    const { status, body } = await put(ada, host, APPS);
    expect([status, body]).toMatchObject([200, { data: { ...APPS, domain: host } }]);
    const { files } = (body as { data: { files: { address: string; content: string }[] } }).data;
    expect(files.map(({ address }) => address)).toEqual([
      `http://${host}${APPLE}`,
      `http://${host}${ANDROID}`,
    ]);
    for (const [index, file] of [APPLE, ANDROID].entries()) {
      const answer = await askHost(server, host, file);
      expect(answer).toMatchObject({
        status: 200,
        headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' },
        body: files[index]?.content,
      });
      expect(answer.headers.location).toBeUndefined();
      expect(await askHost(server, host.toUpperCase(), `${file}?v=2`)).toMatchObject({ status: 200 });
      const head = await askHost(server, host, file, { method: 'HEAD' });
      expect([head.status, head.body, head.headers['content-length']]).toEqual([
        200,
        '',
        String(Buffer.byteLength(answer.body)),
      ]);
      expect(await askHost(server, host, file, { method: 'POST' })).toMatchObject({ status: 405 });
      expect(await askHost(server, ROOT, file)).toMatchObject({ status: 404 });
    }
    expect(await askHost(server, host, '/.well-known/security.txt')).toMatchObject({ status: 404, body: '' });
  });

  it('keep links of the subdomain redirecting', async () => {
    await ada.shorten('https://example.com/shop', 'shop-apps');
    await ada.call('/links/shop-apps/domain', { method: 'PUT', body: { domain: host } });
    const { status, headers } = await askHost(server, host, '/shop-apps');
    expect([status, headers.location?.startsWith('https://example.com/shop')]).toEqual([302, true]);
  });

  it('are replaced and taken away', async () => {
    await put(ada, host, { apple: [{ appId: 'AB12CD34EF.other' }], android: [] });
    const apple = await askHost(server, host, APPLE);
    expect(JSON.parse(apple.body)).toMatchObject({
      applinks: { details: [{ appID: 'AB12CD34EF.other', paths: ['*'] }] },
    });
    expect(await askHost(server, host, ANDROID)).toMatchObject({ status: 404 });
    await put(ada, host, { apple: [], android: [] });
    expect(await askHost(server, host, APPLE)).toMatchObject({ status: 404 });
  });

  it('belong to whose subdomain it is, in groups where they are an admin', async () => {
    const bob = await server.member();
    const unknown = { status: 404, body: { error: { code: 'domains.domain-does-not-exist' } } };
    for (const domain of [host, ROOT, 'nobody.example', 'x'.repeat(300), '%00']) {
      expect(await bob.call(path(bob, domain))).toMatchObject(unknown);
      expect(await put(bob, domain, APPS)).toMatchObject(unknown);
    }
    expect(await ada.call(path(bob, host))).toMatchObject({ status: 403 });
    expect(await server.ask(`/api/v1${path(ada, host)}`)).toMatchObject({ status: 401 });
    const team = await TestTeam.make(server, 'classic', ada);
    const inTeam = { method: 'PUT', body: APPS };
    const teams = `/groups/${team.groupId}/domains/${encodeURIComponent(host)}/apps`;
    expect(await team.as(ada).call(teams, inTeam)).toMatchObject({
      status: 403,
      body: { error: { code: 'groups.admin-only' } },
    });
    expect(await team.admin.call(teams, inTeam)).toMatchObject(unknown);
  });

  it.each([
    [{ android: [] }, 'apple'],
    [{ apple: 'x', android: [] }, 'apple'],
    [{ apple: ['x'], android: [] }, 'apple'],
    [{ apple: [{ appId: 7 }], android: [] }, 'apple.0.appId'],
    [{ apple: [], android: [{ packageName: 'a.b' }] }, 'android.0.fingerprints'],
    [{ apple: Array.from({ length: 11 }, () => APPS.apple[0]), android: [] }, 'apple'],
  ])('are refused as %j', async (body, field) => {
    const answer = await put(ada, host, body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(`"${field}"`);
  });

  it('are refused with every field that is wrong', async () => {
    const body = { apple: [{ appId: 'shop', paths: ['shop'] }], android: [] };
    expect(await put(ada, host, body)).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'apple.0.paths.0' }, { field: 'apple.0.appId' }] } },
    });
    expect(await put(ada, host, { ...APPS, apple: [{ appId: 'shop' }] })).toMatchObject(
      refused(400, 'domains.apple-app-invalid', 'apple.0.appId'),
    );
  });

  it('are in what a person takes along, and go with them', async () => {
    const cy = await server.member();
    const own = await subdomainOf(cy, 'cyapps');
    await put(cy, own, APPS);
    const code = { code: 'abcd1234efgh' };
    await cy.call(`/bsd/subdomain/${cy.userId}/fb_verification_code`, { method: 'PUT', body: code });
    const { body } = await cy.call('/my/export');
    expect(body).toMatchObject({ domainApps: APPS, domainLanding: { fbVerificationCode: code.code } });
    await cy.call('/my/account', { method: 'DELETE', body: { email: cy.email } });
    const kept = () =>
      server.web.app
        .get(DataSource)
        .query<unknown[]>(
          'SELECT 1 FROM domain_apps a JOIN domains d ON d.id = a.domain_id WHERE d.user_id = ?',
          [cy.userId],
        );
    await eventually(kept, (rows) => rows.length === 0);
  });
});
