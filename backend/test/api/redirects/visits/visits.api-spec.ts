import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { APP_ORIGIN, type TestGuest, TestServer } from '../../../support/app';

describe('visits as programs make them', () => {
  let server: TestServer;
  let guest: TestGuest;
  beforeAll(async () => {
    server = await TestServer.shared();
    guest = await server.guest();
  });

  /** Asks with the request target as it stands; fetch would only send a path. */
  async function askFor(path: string): Promise<IncomingMessage> {
    const [response] = (await once(get(server.url, { path, agent: false }), 'response')) as [IncomingMessage];
    response.resume();
    return response;
  }

  it('may name the whole address: a link, a page and the API', async () => {
    await guest.shorten('https://example.com/', 'whole-address');
    const link = await askFor(`${APP_ORIGIN}/whole-address?qr=1`);
    const page = await askFor(`${APP_ORIGIN}/`);
    const api = await askFor(`${APP_ORIGIN}/health/live`);
    expect([link.statusCode, link.headers.location]).toEqual([302, 'https://example.com/']);
    expect([page.statusCode, api.statusCode]).toEqual([200, 200]);
  });

  it.each([
    ['GET', 302],
    ['HEAD', 302],
    ['POST', 405],
    ['DELETE', 405],
  ])('%s of the analytics behind a plus: %i', async (method, status) => {
    const answer = await server.ask('/any-link+', { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([
      status,
      status === 405 ? 'GET, HEAD' : null,
    ]);
  });

  it.each([
    ['zh-TW,en;q=0.5', ''],
    ['ja-JP', '/ja'],
    ['de', '/en'],
  ])('lead those who want %s to analytics in their language', async (wanted, prefix) => {
    const answer = await server.ask('/any-link+', { headers: { 'accept-language': wanted } });
    expect(new URL(answer.headers.get('location') ?? '').pathname).toBe(`${prefix}/analytics/any-link`);
  });

  it('lead nowhere once the link is taken back, however its address was written', async () => {
    const { claim } = await guest.shorten('https://example.com/', 'taken-back');
    const spellings = ['/taken-back', '/taken-back%E2%80%8B', '/taken-back%E3%80%82'];
    const statuses = async () =>
      Promise.all(spellings.map(async (spelling) => (await server.ask(spelling)).status));
    expect(await statuses()).toEqual([302, 302, 302]);
    await guest.call('/links/taken-back', { method: 'DELETE', headers: { 'x-link-claim': claim } });
    expect(await statuses()).toEqual([410, 410, 410]);
  });
});
