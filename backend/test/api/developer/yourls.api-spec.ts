import { createHash } from 'node:crypto';
import { TestServer } from '../../support/app';
import { apiTokenFor } from '../../support/api-programs';
import { NAUGHTY_TEXTS } from '../../support/naughty-texts';
import { TestTeam } from '../../support/teams';
import { DESKTOP } from '../../support/visits';
import { eventually } from '../../support/waiting';

type Parameters = Readonly<Record<string, string>>;
type Json = Readonly<Record<string, unknown>>;

const WEB_PAGE = 'https://example.com/';

describe('programs written for YOURLS', () => {
  let server: TestServer;
  let team: TestTeam;
  let token: string;
  let signature: string;

  /** As most programs do: everything in the address. */
  const get = (parameters: Parameters, path = '/yourls-api.php') =>
    fetch(`${server.url}${path}?${new URLSearchParams(parameters).toString()}`);
  const ask = async (
    action: string,
    parameters: Parameters = {},
  ): Promise<Json & { readonly http: number }> => {
    const response = await get({ signature, action, format: 'json', ...parameters });
    return { http: response.status, ...((await response.json()) as Json) };
  };
  const signatureOf = async (of: TestTeam): Promise<{ url: string; signature: string }> => {
    const { body } = await of.admin.call<{ data: { url: string; signature: string } }>(
      '/developer/my/yourls',
    );
    return body.data;
  };
  const openTo = async (of: TestTeam): Promise<string> =>
    apiTokenFor(server, { groupId: of.groupId, userId: of.maker.userId });
  const timed = (at: number, own: string, algorithm = 'sha256'): Parameters => ({
    timestamp: String(at),
    signature: createHash(algorithm)
      .update(`${String(at)}${own}`)
      .digest('hex'),
  });
  const seconds = (): number => Math.floor(Date.now() / 1_000);

  beforeAll(async () => {
    server = await TestServer.shared('SQLite');
    team = await TestTeam.make(server);
    token = await openTo(team);
    ({ signature } = await signatureOf(team));
  });

  it('find the address and the signature of the group, once it has a token', async () => {
    const other = await TestTeam.make(server);
    const refused = await other.admin.call<{ error: { code: string } }>('/developer/my/yourls');
    expect([refused.status, refused.body.error.code]).toEqual([403, 'developer.plan-not-enabled']);
    await openTo(other);
    expect(await signatureOf(other)).toEqual({
      url: expect.stringMatching(new RegExp(`/yourls-api\\.php/${String(other.groupId)}$`)) as string,
      signature: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
    await other.admin.call('/developer/my/token', { method: 'DELETE' });
    expect((await signatureOf(other)).signature).toBeNull();
  });

  it('shorten in every format', async () => {
    const json = await ask('shorturl', { url: WEB_PAGE, keyword: 'yourls-1', title: 'A title' });
    expect(json).toEqual({
      http: 200,
      url: {
        keyword: 'yourls-1',
        url: WEB_PAGE,
        title: 'A title',
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
        ip: '0.0.0.0',
      },
      status: 'success',
      message: `${WEB_PAGE} added to database`,
      title: 'A title',
      shorturl: expect.stringMatching(/\/yourls-1$/) as string,
      statusCode: '200',
    });
    const simple = await get({ signature, action: 'shorturl', url: WEB_PAGE, format: 'simple' });
    expect(await simple.text()).toMatch(/^http\S+$/);
    // The default is XML.
    const xml = await get({ signature, action: 'shorturl', url: `${WEB_PAGE}?a=1&b=<2>` });
    expect(xml.headers.get('content-type')).toContain('application/xml');
    const text = await xml.text();
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<result>.*<shorturl>http[^<]+<\/shorturl>/,
    );
    expect(text).toContain('?a=1&amp;b=');
    const jsonp = await get({ signature, action: 'version', format: 'jsonp', callback: 'app.seen' });
    expect(await jsonp.text()).toBe('/**/app.seen({"version":"1.10"});');
  });

  it('show their signature, their token or a password, in the address, a form or a header', async () => {
    const form = await fetch(`${server.url}/yourls-api.php`, {
      method: 'POST',
      body: new URLSearchParams({
        username: 'anybody',
        password: token,
        action: 'version',
        format: 'simple',
      }),
    });
    expect([form.status, await form.text()]).toEqual([200, '1.10']);
    const parts = new FormData();
    for (const [name, value] of Object.entries({ signature, action: 'version', format: 'simple' })) {
      parts.append(name, value);
    }
    const multipart = await fetch(`${server.url}/yourls-api.php`, { method: 'POST', body: parts });
    expect([multipart.status, await multipart.text()]).toEqual([200, '1.10']);
    const header = await fetch(`${server.url}/yourls-api.php?action=version&format=simple`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(header.status).toBe(200);
    expect((await get({ signature: token, action: 'version' })).status).toBe(200);
    const { url } = await signatureOf(team);
    const { pathname } = new URL(url);
    expect((await get({ signature, action: 'version' }, pathname)).status).toBe(200);
    for (const hash of ['sha256', 'sha512']) {
      const proof = { ...timed(seconds(), signature, hash), hash, action: 'version' };
      expect((await get(proof, pathname)).status).toBe(200);
    }
  });

  it('are refused without, with a wrong one, or with one of another group', async () => {
    const other = await TestTeam.make(server);
    await openTo(other);
    const { pathname } = new URL((await signatureOf(other)).url);
    const wrong = `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}`;
    for (const response of [
      await get({ action: 'version', format: 'json' }),
      await get({ signature: wrong, action: 'version', format: 'json' }),
      await get({ signature, action: 'version', format: 'json' }, pathname),
      await get({ ...timed(seconds(), signature), action: 'version', format: 'json' }, pathname),
      // A signed time alone names no one.
      await get({ ...timed(seconds(), signature), action: 'version', format: 'json' }),
    ]) {
      expect([response.status, await response.json()]).toEqual([
        403,
        { message: 'Please log in', errorCode: '403', statusCode: '403' },
      ]);
    }
    const bad = await get({ password: 'lk_live_0000000000000000000000000000002C8GjS', action: 'version' });
    expect(bad.status).toBe(403);
  });

  it('replay of a signed time after half a day, and YOURLS md5 off', async () => {
    const { pathname } = new URL((await signatureOf(team)).url);
    const statusOf = async (proof: Parameters): Promise<number> =>
      (await get({ ...proof, action: 'version' }, pathname)).status;
    expect(await statusOf(timed(seconds() - 12 * 3_600 - 5, signature))).toBe(403);
    expect(await statusOf(timed(seconds(), signature, 'md5'))).toBe(403);
    expect(await statusOf({ ...timed(seconds(), signature, 'md5'), hash: 'md5' })).toBe(403);
  });

  it('find a link again, by its slug or its address, and its clicks', async () => {
    const { shorturl } = await ask('shorturl', { url: WEB_PAGE, keyword: 'yourls-found', title: 'Found' });
    for (const name of ['yourls-found', String(shorturl)]) {
      expect(await ask('expand', { shorturl: name })).toEqual({
        http: 200,
        keyword: 'yourls-found',
        shorturl,
        longurl: WEB_PAGE,
        title: 'Found',
        message: 'success',
        statusCode: '200',
      });
    }
    await server.ask('/yourls-found', { headers: { 'user-agent': DESKTOP } });
    const { link } = await eventually(
      () => ask('url-stats', { shorturl: 'yourls-found' }),
      (answer) => (answer['link'] as Json)['clicks'] === '1',
    );
    expect(link).toMatchObject({ shorturl, url: WEB_PAGE, title: 'Found', ip: '0.0.0.0' });
    expect(await ask('expand', { shorturl: 'yourls-nowhere' })).toMatchObject({
      http: 404,
      errorCode: '404',
    });
  });

  it('list links and count them', async () => {
    const other = await TestTeam.make(server);
    await openTo(other);
    const { signature: own } = await signatureOf(other);
    const asOther = (action: string, parameters: Parameters = {}) =>
      ask(action, { ...parameters, signature: own });
    for (const keyword of ['y-one', 'y-two', 'y-three']) {
      await asOther('shorturl', { url: WEB_PAGE, keyword });
    }
    await server.ask('/y-two', { headers: { 'user-agent': DESKTOP } });
    const slugsOf = ({ links }: Json): string[] =>
      Object.values(links as Record<string, Json>).map(
        ({ shorturl }) => String(shorturl).split('/').at(-1) ?? '',
      );
    await eventually(
      () => asOther('db-stats'),
      (answer) => (answer['db-stats'] as Json)['total_clicks'] === '1',
    );
    expect(await asOther('db-stats')).toMatchObject({ 'db-stats': { total_links: '3', total_clicks: '1' } });
    const top = await asOther('stats', { filter: 'top', limit: '1' });
    expect(top).toMatchObject({
      links: { link_1: { clicks: '1' } },
      stats: { total_links: '3' },
      message: 'success',
    });
    expect(slugsOf(top)).toEqual(['y-two']);
    expect(slugsOf(await asOther('stats', { filter: 'bottom' })).at(-1)).toBe('y-two');
    expect(slugsOf(await asOther('stats', { filter: 'last' }))).toEqual(['y-three', 'y-two', 'y-one']);
    expect(slugsOf(await asOther('stats', { filter: 'last', start: '1', limit: '1' }))).toEqual(['y-two']);
    expect(slugsOf(await asOther('stats', { filter: 'rand' })).sort()).toEqual(['y-one', 'y-three', 'y-two']);
    expect(await asOther('stats', { filter: 'best' })).toMatchObject({ http: 400 });
    expect(await asOther('expand', { shorturl: 'yourls-1' })).toMatchObject({ http: 404 });
  });

  it.each([
    ['shorturl', {}, 400, 'error:nourl'],
    ['shorturl', { url: 'javascript:alert(1)' }, 400, 'error:url'],
    ['shorturl', { url: WEB_PAGE, keyword: 'yourls-1' }, 400, 'error:keyword'],
    ['shorturl', { url: WEB_PAGE, keyword: '!' }, 400, 'error:keyword'],
    ['shorturl', { url: 'http://linklet.test/yourls-1' }, 400, 'error:noloop'],
    ['dance', {}, 400, undefined],
  ])('%s of %j is refused with %i and %s', async (action, parameters, http, code) => {
    const answer = await ask(action, parameters);
    expect(answer).toMatchObject({ http, errorCode: String(http), statusCode: String(http) });
    expect(answer['code']).toBe(code);
    if (action === 'shorturl') expect(answer['status']).toBe('fail');
  });

  it('jsonp callback with HTML', async () => {
    const response = await get({
      signature,
      action: 'version',
      format: 'jsonp',
      callback: '<script>alert(1)</script>',
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/json; charset=utf-8',
    ]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are refused at once when the token ends', async () => {
    const other = await TestTeam.make(server);
    await openTo(other);
    const { signature: own } = await signatureOf(other);
    expect(await ask('version', { signature: own })).toMatchObject({ http: 200 });
    await other.admin.call('/developer/my/token', { method: 'DELETE' });
    expect(await ask('version', { signature: own })).toMatchObject({ http: 403 });
  });

  it('are refused in their format when a form cannot be read', async () => {
    const response = await fetch(`${server.url}/yourls-api.php?format=json`, {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect([response.status, ((await response.json()) as Json)['errorCode']]).toEqual([400, '400']);
  });

  it('never make a 5xx of strange texts', async () => {
    for (const text of NAUGHTY_TEXTS.filter((_, index) => index % 15 === 0)) {
      for (const action of ['shorturl', 'expand', 'url-stats', 'stats', text]) {
        const parameters = {
          url: text,
          keyword: text,
          title: text,
          shorturl: text,
          filter: text,
          limit: text,
        };
        for (const format of ['json', 'xml']) {
          const response = await get({ signature, action, format, ...parameters });
          expect([action, text, response.status < 500]).toEqual([action, text, true]);
        }
      }
    }
  });
});
