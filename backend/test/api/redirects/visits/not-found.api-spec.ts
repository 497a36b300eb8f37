import { DataSource } from 'typeorm';
import { Metrics } from '../../../../src/shared/health/metrics';
import { type TestMember, TestServer } from '../../../support/app';
import { enginesFor } from '../../../support/deployments';
import { askHost, type HostAnswer, ROOT, subdomainOf } from '../../../support/domains';
import { done, set } from '../../../support/links';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'en' };
/** Of one address, within a minute. */
const BUDGET = 10;
const MISSES = 300;

/** The short addresses that a page offers. */
const offered = ({ body }: HostAnswer): readonly string[] =>
  Array.from(body.matchAll(/<li><a href="([^"]*)"/g), ([, href = '']) => decodeURIComponent(href));

let addresses = 0;

describe.each(enginesFor(1))('addresses without a link over HTTP on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;

  /** Each time another address, so that none uses up what it may miss. */
  const visit = (path: string, { host = ROOT, headers = {}, method = 'GET' } = {}): Promise<HostAnswer> => {
    const from = `198.51.${String((addresses += 1) >> 8)}.${String(addresses & 255)}`;
    return askHost(server, host, path, {
      method,
      headers: { ...BROWSER, 'x-forwarded-for': from, ...headers },
    });
  };
  const metric = async (name: string): Promise<number> => {
    const text = await server.web.app.get(Metrics).text();
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? NaN);
  };
  const alter = (slug: string, column: string, value: unknown) =>
    server.web.app.get(DataSource).query(`UPDATE links SET ${column} = ? WHERE slug = ?`, [value, slug]);

  beforeAll(async () => {
    server = await TestServer.start(engine);
    ada = await server.member();
    for (const slug of ['Spring-Sale', 'college', '春季特賣']) {
      await ada.shorten('https://example.com/', slug);
    }
  });
  afterAll(() => server.stop());

  it('S34: may be tried so often by one network; links at hand still lead it on, and others are not held up', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    for (let tried = 0; tried < MISSES; tried += 1) {
      expect((await visit(`/try-${String(tried)}`, { headers, method: 'HEAD' })).status).toBe(404);
    }
    const refused = await visit('/try-again', { headers });
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.body).toContain('Too many attempts');
    expect((await visit('/Spring-Sale', { headers })).status).toBe(429);
    // Links are forgotten after a while: it is at hand because another visitor has just followed it.
    await visit('/college');
    expect((await visit('/college', { headers })).status).toBe(302);
    expect((await visit('/try-again')).status).toBe(404);
  });

  it.each([
    ['/spring-sale', ['/Spring-Sale']],
    ['/SPRING-SALE', ['/Spring-Sale']],
    ['/Spring_Sale', ['/Spring-Sale']],
    ['/Spring-5ale', ['/Spring-Sale']],
    ['/Sprnig-Sale', ['/Spring-Sale']],
    ['/colege', ['/college']],
    ['/college1', ['/college']],
    ['/C0LLEGE', ['/college']],
    ['/%E6%98%A5%E5%AD%A3%E8%B3%A3%E7%89%B9', ['/春季特賣']],
    ['/summer-sale', []],
  ])('%s is answered with what may have been meant: %j', async (path, links) => {
    const answer = await visit(path);
    expect([answer.status, offered(answer)]).toEqual([404, links]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).not.toContain('<script');
  });

  it('get three links at most, likeliest first, none of which is told where it leads', async () => {
    for (const slug of ['Menu', 'menu', 'mENU', 'MENu']) await ada.shorten('https://secret.example/', slug);
    const answer = await visit('/MENU');
    expect(offered(answer)).toEqual(['/menu', '/Menu', '/MENu']);
    expect(answer.body).not.toContain('secret.example');
  });

  it.each([
    ['trashed_at', new Date()],
    ['expires_at', new Date(Date.now() - 1_000)],
    ['disabled_for', 'abuse'],
    ['warning', 'young'],
  ])('get no link whose %s is set', async (column, value) => {
    const slug = `Lost-${column.slice(0, 4)}`;
    await ada.shorten('https://example.com/', slug);
    expect(offered(await visit(`/${slug.toLowerCase()}`))).toEqual([`/${slug}`]);
    await alter(slug, column, value);
    expect(offered(await visit(`/${slug.toUpperCase()}`))).toEqual([]);
    expect(offered(await visit(`/${slug.replace('-', '_')}`))).toEqual([]);
  });

  it('get no slug that a link had before, and none of another domain', async () => {
    await ada.shorten('https://example.com/', 'Former-Name');
    expect(await set(ada, 'Former-Name', 'encodeId', 'now-else')).toMatchObject({ status: 200 });
    expect(offered(await visit('/former-name'))).toEqual([]);
    const host = await subdomainOf(ada, 'adalost');
    await ada.shorten('https://example.com/', 'Ours-Alone');
    await ada.call('/links/Ours-Alone/domain', { method: 'PUT', body: { domain: host } });
    expect(offered(await visit('/ours-alone', { host }))).toEqual(['/Ours-Alone']);
    expect(offered(await visit('/ours-alone'))).toEqual([]);
    expect(offered(await visit('/spring-sale', { host }))).toEqual([]);
  });

  it('cost programs and HEAD no look at the database', async () => {
    for (const headers of [{ accept: '*/*' }, { accept: 'application/json' }]) {
      expect(offered(await visit('/spring-sale', { headers }))).toEqual([]);
    }
    const head = await visit('/spring-sale', { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([404, '']);
  });

  it(`S34: tell whoever tries addresses nothing after ${String(BUDGET)} a minute, whatever they claim to be`, async () => {
    const from = { 'x-forwarded-for': '203.0.113.200' };
    const passedOver = await metric('linklet_meant_links_passed_over_total');
    for (let time = 0; time < BUDGET; time += 1) await visit(`/tried-${String(time)}`, { headers: from });
    expect(offered(await visit('/spring-sale', { headers: from }))).toEqual([]);
    const spoofed = { 'x-forwarded-for': '198.51.100.1, 203.0.113.200', 'x-real-ip': '198.51.100.2' };
    expect(offered(await visit('/spring-sale', { headers: spoofed }))).toEqual([]);
    expect((await visit('/Spring-Sale', { headers: from })).status).toBe(302);
    expect(await metric('linklet_meant_links_passed_over_total')).toBe(passedOver + 2);
    expect(offered(await visit('/spring-sale'))).toEqual(['/Spring-Sale']);
  });

  it('leave the site’s own addresses to the site', async () => {
    for (const path of [
      '/pricing',
      '/users/settings',
      '/assets/none.js',
      '/robots.txt',
      '/no/such/page',
      '/a.b',
    ]) {
      expect((await visit(path)).body).not.toContain('class="list"');
    }
    expect((await visit('/api/v1/nothing')).headers['content-type']).toContain('json');
    expect(await server.ask('/health/live')).toMatchObject({ status: 200 });
    expect(await set(ada, 'college', 'note', 'still there')).toMatchObject(done);
  });
});
