import { PhoneStore } from '../../../../src/modules/account/application/ports/phone-store';
import { MarkLinkService } from '../../../../src/modules/links';
import { FreeHostRecords } from '../../../../src/modules/links/core/application/ports/free-host-records';
import { type Answer, type TestCaller, TestServer } from '../../../support/app';
import { enginesFor } from '../../../support/deployments';
import { FakeSafetyServices } from '../../../support/fake-safety-services';

interface Made {
  readonly data: {
    readonly encodeId: string;
    readonly warning: string | null;
    readonly results?: readonly { readonly encodeId: string }[];
  };
}

const FREE = 'https://somebody.github.io/page';
const FINE = 'https://example.com/';
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

describe.each(enginesFor(24))('links that people are warned of on %s', (engine) => {
  const around = new FakeSafetyServices();
  let server: TestServer;

  beforeAll(async () => {
    await around.start();
    const variables = { ...around.variables, SUBDOMAIN_ROOT: 'linklet.test' };
    server = await TestServer.start(engine, variables, around.network);
  });
  afterAll(async () => {
    await server.stop();
    await around.stop();
  });

  const make = async (by: TestCaller, body: object): Promise<Made['data']> => {
    const { status, body: answer } = await by.call<Made>('/links', { method: 'POST', body });
    expect(status).toBe(201);
    return answer.data;
  };
  const warningOf = async (by: TestCaller, encodeId: string, domain = ''): Promise<unknown> =>
    (await by.call<Made>(`/links/${encodeId}${domain && `?domain=${domain}`}`)).body.data.warning;
  const visit = (encodeId: string): Promise<Answer> =>
    server.ask(`/${encodeId}`, { headers: { host: 'linklet.test', 'user-agent': BROWSER } });
  let phones = 0;
  const verify = async (userId: number): Promise<void> => {
    phones += 1;
    const phone = `+88691234${String(5_000 + phones)}`;
    expect(await server.web.app.get(PhoneStore).verify(userId, phone, new Date())).toBe(true);
  };

  it('are those that guests make to hosts where anybody gets a name', async () => {
    const guest = await server.guest();
    const { encodeId, warning } = await make(guest, { url: FREE });
    expect(warning).toBe('free-host');
    const { status, headers, body } = await visit(encodeId);
    expect([status, headers.get('location')]).toEqual([200, null]);
    expect(String(body)).toContain('somebody.github.io');
    const fine = await make(guest, { url: FINE });
    expect([fine.warning, (await visit(fine.encodeId)).status]).toEqual([null, 302]);
  });

  it('are those to domains that were found to be young', async () => {
    const member = await server.member();
    const url = `http://${around.host(2)}/`;
    expect((await make(member, { url })).warning).toBeNull();
    await member.call('/analytics/domain', { method: 'POST', body: { url } });
    expect((await make(member, { url })).warning).toBe('young');
  });

  it('are made by nobody who has verified a telephone number', async () => {
    const member = await server.member();
    expect((await make(member, { url: FREE })).warning).toBe('free-host');
    await verify(member.userId);
    expect((await make(member, { url: FREE })).warning).toBeNull();
  });

  it('are no longer so once they lead elsewhere, and are again', async () => {
    const member = await server.member();
    const { encodeId } = await make(member, { url: FREE });
    const change = (body: object) => member.call(`/links/${encodeId}`, { method: 'PUT', body });
    await change({ url: FINE });
    expect(await warningOf(member, encodeId)).toBeNull();
    expect((await visit(encodeId)).status).toBe(302);
    await change({ targets: [{ target: 'pc', url: FREE }] });
    expect(await warningOf(member, encodeId)).toBe('free-host');
    expect((await visit(encodeId)).status).toBe(200);
    await change({ note: 'nothing to do with it' });
    expect(await warningOf(member, encodeId)).toBe('free-host');
  });

  it('are no longer so on a domain of one’s own, and neither are those made there', async () => {
    const member = await server.member();
    const subdomain = `warned${engine.toLowerCase()}`;
    await member.call('/my/settings', { method: 'PUT', body: { subdomain } });
    const domain = `${subdomain}.linklet.test`;
    const { encodeId, warning } = await make(member, { url: FREE });
    expect(warning).toBe('free-host');
    const moved = await member.call(`/links/${encodeId}/domain`, { method: 'PUT', body: { domain } });
    expect(moved.status).toBe(200);
    expect(await warningOf(member, encodeId, domain)).toBeNull();
    expect((await make(member, { url: FREE, domain })).warning).toBeNull();
  });

  it('are those of a batch, too, and their copies', async () => {
    const member = await server.member();
    const { body } = await member.call<Made>('/batch/links', {
      method: 'POST',
      body: { links: [{ url: FREE }, { url: FINE }, { url: FREE, tags: ['x'] }] },
    });
    const slugs = (body.data.results ?? []).map(({ encodeId }) => encodeId);
    const warnings = await Promise.all(slugs.map((slug) => warningOf(member, slug)));
    expect(warnings).toEqual(['free-host', null, 'free-host']);
    const copy = await member.call<Made>(`/links/${slugs[0] ?? ''}/duplicate`, { method: 'POST' });
    expect(copy.body.data.warning).toBe('free-host');
    await verify(member.userId);
    const trusted = await member.call<Made>(`/links/${slugs[0] ?? ''}/duplicate`, { method: 'POST' });
    expect(trusted.body.data.warning).toBeNull();
  });

  it('are none to a name that has been known here for long, until it does harm', async () => {
    const [member, guest] = [await server.member(), await server.guest()];
    const { app } = server.web;
    const url = 'https://www.long-known.github.io/page';
    const check = async () =>
      (await guest.call<{ data: object }>('/analytics/domain', { method: 'POST', body: { url } })).body.data;
    const { encodeId, id, warning } = await member.shorten(url);
    const long = new Date(Date.now() - 31 * 24 * 3_600_000);
    await app
      .get(FreeHostRecords, { strict: false })
      .note([{ host: 'long-known.github.io', linkId: id }], long);
    expect(warning).toBe('free-host');
    expect((await make(guest, { url })).warning).toBeNull();
    expect(await check()).toEqual({ isInvalid: false, isRefused: false, message: '', code: '' });
    expect((await make(guest, { url: 'https://unknown.github.io/' })).warning).toBe('free-host');
    await app.get(MarkLinkService, { strict: false }).mark(id, { warning: 'reported' });
    expect((await make(guest, { url })).warning).toBe('free-host');
    expect(await check()).toMatchObject({ code: 'links.address-free-host' });
    expect(await warningOf(member, encodeId)).toBe('reported');
  });

  it('cannot be had by saying so', async () => {
    const member = await server.member();
    for (const said of [{ warning: null }, { disabledFor: null }]) {
      const refused = await member.call('/links', { method: 'POST', body: { url: FREE, ...said } });
      expect(refused.status).toBe(400);
    }
    const { encodeId } = await make(member, { url: FREE });
    expect(await warningOf(member, encodeId)).toBe('free-host');
  });
});
