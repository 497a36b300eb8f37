import { KnownHostsService } from '../../../../src/modules/domains/application/hosts/known-hosts.service';
import { HostChangeFeedService } from '../../../../src/modules/domains/application/hosts/host-change-feed.service';
import { DataSource } from 'typeorm';
import { APP_ORIGIN, type TestMember, TestServer } from '../../../support/app';
import { enginesFor } from '../../../support/deployments';
import { askHost, ROOT } from '../../../support/domains';

describe.each(enginesFor(0))('hosts that visits come by on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;

  beforeAll(async () => {
    server = await TestServer.start(engine, { SHORT_HOSTS: 'former.test, www.linklet.test' });
    ada = await server.member();
    await ada.shorten('https://example.com/landing', 'shared-link');
  });
  afterAll(() => server.stop());

  it.each([ROOT, `${ROOT}:8443`, 'LINKLET.test.', 'localhost:3000', '127.0.0.1', '[::1]:3000'])(
    'of the application lead links on, and to the application: %s',
    async (host) => {
      const visit = await askHost(server, host, '/shared-link');
      expect([visit.status, visit.headers.location]).toEqual([302, 'https://example.com/landing']);
      expect((await askHost(server, host, '/pricing')).status).toBe(200);
      expect((await askHost(server, host, '/api/v1/current_user')).status).toBe(401);
    },
  );

  it.each(['FORMER.test.', 'www.linklet.test', '10.0.0.7', '203.0.113.7:8080', 'web:3000', '*.linklet.test'])(
    'that are others of the site’s lead links on, and have neither the application nor the API: %s',
    async (host) => {
      const visit = await askHost(server, host, '/shared-link');
      expect([visit.status, visit.headers.location]).toEqual([302, 'https://example.com/landing']);
      for (const path of ['/pricing', '/en/login', '/api/v1/current_user', '/api/docs', '/assets/x.js']) {
        const { status, headers } = await askHost(server, host, path);
        expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
      }
      expect((await askHost(server, host, '/api/v1/token', { method: 'POST' })).status).toBe(404);
      const front = await askHost(server, host, '/');
      expect([front.status, front.headers.location]).toEqual([302, `${APP_ORIGIN}/`]);
      for (const path of ['/health/ready', '/robots.txt', '/favicon.ico']) {
        expect((await askHost(server, host, path)).status).toBe(200);
      }
    },
  );

  it.each([
    'evil.test',
    'me.former.test',
    'www2.linklet.test',
    'api.linklet.test',
    'xn--g2xv08c.xn--kpry57d',
  ])('that are nobody’s get an answer of their own for whatever they are asked: %s', async (host) => {
    for (const path of ['/shared-link', '/shared-link+', '/', '/my/info', '/.well-known/assetlinks.json']) {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const { status, headers, body } = await askHost(server, host, path, {
          method,
          headers: { 'accept-language': 'en', 'x-forwarded-host': ROOT },
        });
        expect([status, headers['content-type']]).toEqual([421, 'text/html; charset=utf-8']);
        expect(headers['set-cookie'] ?? headers.location).toBeUndefined();
        if (method === 'GET') expect(body).toContain('This domain is not set up here');
        expect(body).not.toContain(host);
      }
    }
  });

  it('of a group serve its links and nothing else, in every process soon after one of them has the host', async () => {
    const host = 'go.shop.test';
    expect((await askHost(server, host, '/offer')).status).toBe(421);
    const elsewhere = server.otherProcess.get(KnownHostsService);
    expect(await elsewhere.add(host, { kind: 'group', groupId: ada.groupId })).toBe(true);
    expect(await elsewhere.add(host, { kind: 'group', groupId: ada.groupId + 1 })).toBe(false);
    const loop = () => ada.call('/links', { method: 'POST', body: { url: `https://${host}/x` } });
    await server.web.app.get(HostChangeFeedService).poll();
    expect((await loop()).status).toBe(400);
    expect((await askHost(server, host, '/offer')).status).toBe(404);
    expect((await askHost(server, host, '/shared-link')).status).toBe(404);

    await ada.shorten('https://example.com/offer', 'moved-here');
    const { domainId = 0 } = elsewhere.find(host) ?? {};
    expect(domainId).toBeGreaterThan(0);
    await server.web.app
      .get(DataSource)
      .query('UPDATE links SET domain_id = ?, slug = ? WHERE slug = ?', [domainId, 'offer-2', 'moved-here']);
    const visit = await askHost(server, 'GO.shop.test:443', '/offer-2');
    expect([visit.status, visit.headers.location]).toEqual([302, 'https://example.com/offer']);
    expect((await askHost(server, ROOT, '/offer-2')).status).toBe(404);
    expect((await askHost(server, host, '/pricing')).status).toBe(404);
    const stats = await askHost(server, host, '/offer-2+');
    expect(stats.headers.location).toBe(`${APP_ORIGIN}/analytics/offer-2?domain=${host}`);
  });
});
