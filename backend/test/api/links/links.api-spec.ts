import { APP_ORIGIN, type ShortenedLink, type TestGuest, TestServer } from '../../support/app';

interface Refusal {
  readonly error: {
    status: number;
    code: string;
    message: string;
    fields?: { field: string; code: string }[];
    requestId: string;
  };
}

describe.each(['SQLite', 'MariaDB'] as const)('links over HTTP on %s', (engine) => {
  let server: TestServer;
  let guest: TestGuest;
  beforeAll(async () => {
    server = await TestServer.shared(engine);
    guest = await server.guest();
  });

  const post = (body: unknown) =>
    guest.call<{ data: ShortenedLink } & Refusal>('/links', { method: 'POST', body });

  describe('POST /links', () => {
    it('makes a link with a random slug', async () => {
      const { status, body } = await post({
        url: 'https://zh.wikipedia.org/wiki/臺灣?utm_source=x&fbclid=y',
      });
      expect(status).toBe(201);
      expect(body.data).toEqual({
        linkletUrl: `${APP_ORIGIN}/${body.data.encodeId}`,
        shortUrl: `${APP_ORIGIN}/${body.data.encodeId}`,
        asciiUrl: body.data.shortUrl,
        giftUrl: null,
        urlType: 'linkletUrl',
        encodeId: expect.stringMatching(/^[346789A-HJ-NP-RTUVWXYa-kmnp-rtwxyz]{8}$/) as string,
        id: expect.any(Number) as number,
        url: 'https://zh.wikipedia.org/wiki/%E8%87%BA%E7%81%A3?utm_source=x',
        warning: null,
        claim: expect.any(String) as string,
        createTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      });
    });

    it('S13: makes two links of the same address', async () => {
      const [one, two] = await Promise.all([
        guest.shorten('https://example.com/'),
        guest.shorten('https://example.com/'),
      ]);
      expect(one.encodeId).not.toBe(two.encodeId);
    });

    it('takes a slug of your own and shows it percent-encoded', async () => {
      const link = await guest.shorten('https://example.com/', '春節特賣');
      expect(link).toMatchObject({
        encodeId: '春節特賣',
        shortUrl: `${APP_ORIGIN}/%E6%98%A5%E7%AF%80%E7%89%B9%E8%B3%A3`,
      });
    });

    it('tells letters of different case apart, byte for byte', async () => {
      const made = await Promise.all(
        ['CaseTest', 'casetest', 'CASETEST'].map((slug) => guest.shorten('https://example.com/', slug)),
      );
      expect(new Set(made.map(({ id }) => id)).size).toBe(3);
    });

    it('lets one of fifty have a slug', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => post({ url: 'https://example.com/', encodeId: 'only-one' })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(49).fill(409)]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body.error).toMatchObject({
        code: 'links.slug-taken',
        fields: [{ field: 'encodeId', code: 'links.slug-taken' }],
      });
    });

    it.each([
      [{ url: 'javascript:alert(1)' }, ['url links.address-scheme']],
      [{ url: 'data:text/html,hi' }, ['url links.address-scheme']],
      [{ url: 'http://127.1/' }, ['url links.address-private']],
      [{ url: 'https://example.com:8443/' }, ['url links.address-port']],
      [{ url: 'https://a:b@example.com/' }, ['url links.address-credentials']],
      [{ url: `https://example.com/${'x'.repeat(2_048)}` }, ['url links.address-too-long']],
      [{ url: 'not an address' }, ['url links.address-malformed']],
      [{ url: '   ' }, ['url links.address-missing']],
      [{ url: `${APP_ORIGIN}/abc` }, ['url links.address-own-host']],
      [{ url: 'https://example.com/', encodeId: 'ab' }, ['encodeId links.slug-too-short']],
      [{ url: 'https://example.com/', encodeId: 'x'.repeat(91) }, ['encodeId links.slug-too-long']],
      [{ url: 'https://example.com/', encodeId: 'a.b.c' }, ['encodeId links.slug-invalid']],
      [{ url: 'https://example.com/', encodeId: 'Login' }, ['encodeId links.slug-reserved']],
      [{ url: 'https://example.com/', encodeId: 'p\u0430ypal' }, ['encodeId links.slug-confusable']],
      [
        { url: 'ftp://example.com/', encodeId: 'ab' },
        ['encodeId links.slug-too-short', 'url links.address-scheme'],
      ],
      [{}, ['url http.validation']],
      [{ url: 7, encodeId: {} }, ['url http.validation', 'encodeId http.validation']],
      [{ url: { toString: 'x' } }, ['url http.validation']],
    ])('refuses %j and names every field', async (body, problems) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(answer.body.error.fields?.map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
      expect(answer.body.error.requestId).toBe(answer.headers.get('x-request-id'));
    });

    it.each([
      ['{"url":', 'application/json', 400, 'http.body-malformed'],
      ['[]', 'application/json', 400, 'http.validation'],
      ['null', 'application/json', 400, 'http.validation'],
      ['"text"', 'application/json', 400, 'http.validation'],
      ['x', 'text/xml', 415, 'http.media-type'],
      [JSON.stringify({ url: 'x'.repeat(1_100_000) }), 'application/json', 413, 'http.body-too-large'],
      ['{"__proto__":{"url":"https://example.com/"}}', 'application/json', 400, 'http.body-malformed'],
    ])('refuses the body %.20s as %s', async (body, type, status, code) => {
      const answer = await guest.call<Refusal>('/links', {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
      expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    });

    it('makes one link for one Idempotency-Key, however often it is sent', async () => {
      const send = (key: string, url = 'https://example.com/') =>
        guest.call<{ data: ShortenedLink } & Refusal>('/links', {
          method: 'POST',
          body: { url },
          headers: { 'idempotency-key': key },
        });
      const answers = await Promise.all(Array.from({ length: 20 }, () => send('once')));
      expect(
        new Set(answers.map(({ status, body }) => `${String(status)} ${JSON.stringify(body)}`)).size,
      ).toBe(1);
      const [other, reused, bad] = await Promise.all([
        send('twice'),
        send('once', 'https://example.org/'),
        send('x'.repeat(256)),
      ]);
      expect(other.body.data.id).not.toBe(answers[0]?.body.data.id);
      expect([reused.status, reused.body.error.code]).toEqual([409, 'http.idempotency-key-reused']);
      expect(bad.body.error.fields).toMatchObject([{ field: 'Idempotency-Key' }]);
      const stranger = await server.guest();
      const theirs = await stranger.call<{ data: ShortenedLink }>('/links', {
        method: 'POST',
        body: { url: 'https://example.com/' },
        headers: { 'idempotency-key': 'once' },
      });
      expect(theirs.body.data.id).not.toBe(answers[0]?.body.data.id);
    });

    it('refuses fields that are not its own, except what guests send along with any call', async () => {
      const url = 'https://example.com/';
      const { status, body } = await post({ url, id: 1, trashedAt: '2020-01-01', createdAt: 0 });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        error: {
          fields: ['id', 'trashedAt', 'createdAt'].map((field) => ({ field, code: 'http.field-unknown' })),
        },
      });
      expect((await post({ url, groupId: 0, clientId: '1', browserUuid: 'x' })).status).toBe(201);
    });
  });

  describe('POST /analytics/domain', () => {
    it.each([
      ['https://example.com/', { isInvalid: false, isRefused: false, message: '', code: '' }],
      [
        `${APP_ORIGIN}/abc`,
        { isInvalid: true, isRefused: true, message: 'shorten link', code: 'links.address-own-host' },
      ],
    ])('judges %s', async (url, verdict) => {
      const { status, body } = await guest.call('/analytics/domain', { method: 'POST', body: { url } });
      expect([status, body]).toEqual([200, { data: verdict }]);
    });
  });

  describe('visits', () => {
    const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      server.ask<string>(path, { method, headers });

    it('sends a visitor on, uncached', async () => {
      const { encodeId } = await guest.shorten('https://example.com/a?b=%20c#d');
      const { status, headers } = await visit(`/${encodeId}`);
      expect(status).toBe(302);
      expect(headers.get('location')).toBe('https://example.com/a?b=%20c#d');
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
    });

    it.each([
      '/%E6%B8%AC%E8%A9%A6%E4%B8%AD',
      '/%e6%b8%ac%e8%a9%a6%e4%b8%ad',
      '/%E6%B8%AC%E8%A9%A6%E4%B8%AD%E2%80%8B',
      '/%E6%B8%AC%E8%A9%A6%E4%B8%AD%E3%80%82',
      '/%E6%B8%AC%E8%A9%A6%E4%B8%AD/',
      '/%E6%B8%AC%E8%A9%A6%E4%B8%AD)?fbclid=x',
    ])('finds a link as chats write it: %s', async (path) => {
      await guest.call('/links', {
        method: 'POST',
        body: { url: 'https://example.com/test', encodeId: '測試中' },
      });
      const { status, headers } = await visit(path);
      expect([status, headers.get('location')]).toEqual([302, 'https://example.com/test']);
    });

    it.each(['/abc%', '/%FF%FE', '/a%00b', '/%E6%B8', '/abc%2Fdef', '/%', `/${'x'.repeat(8_000)}`])(
      'answers 404 for %.30s, in the page of the application',
      async (path) => {
        const { status, headers, body } = await visit(path);
        expect(status).toBe(404);
        expect(headers.get('content-type')).toContain('text/html');
        expect(body).toContain('<div id="root">');
      },
    );

    it('answers 404 for a slug that nobody has, in a page that needs no application', async () => {
      const { status, headers, body } = await visit('/nobodyhasthis');
      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('<h1>');
      expect(body).not.toContain('<div id="root">');
    });

    it('finds a link the moment it exists, though it was asked for before', async () => {
      expect((await visit('/soon-here')).status).toBe(404);
      await guest.shorten('https://example.com/', 'soon-here');
      expect((await visit('/soon-here')).status).toBe(302);
    });

    it('asks prefetchers to come back, answers HEAD alike and refuses other methods', async () => {
      const { encodeId } = await guest.shorten('https://example.com/');
      const prefetch = await visit(`/${encodeId}`, { 'sec-purpose': 'prefetch;prerender' });
      const head = await visit(`/${encodeId}`, {}, 'HEAD');
      const posted = await visit(`/${encodeId}`, {}, 'POST');
      expect([prefetch.status, prefetch.headers.get('location')]).toEqual([503, null]);
      expect([head.status, head.headers.get('location')]).toEqual([302, 'https://example.com/']);
      expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    });

    it('opens the analytics page behind a plus', async () => {
      const { encodeId } = await guest.shorten('https://example.com/');
      const { status, headers } = await visit(`/${encodeId}+`, { 'accept-language': 'zh-TW' });
      expect([status, headers.get('location')]).toEqual([302, `${APP_ORIGIN}/analytics/${encodeId}`]);
    });

    it('S04: lets no header or query choose the destination', async () => {
      const { encodeId } = await guest.shorten('https://example.com/');
      const hostile = {
        host: 'evil.test',
        'x-forwarded-host': 'evil.test',
        'x-forwarded-for': '127.0.0.1',
        referer: 'https://evil.test/',
      };
      const { headers } = await visit(
        `/${encodeId}?redir_url=https://evil.test/&url=https://evil.test/`,
        hostile,
      );
      expect(headers.get('location')).toBe('https://example.com/');
    });
  });

  describe('DELETE /links/{encodeId}', () => {
    const remove = (who: TestGuest, slug: string, claim?: string) =>
      who.call<Refusal>(`/links/${encodeURIComponent(slug)}`, {
        method: 'DELETE',
        headers: claim === undefined ? {} : { 'x-link-claim': claim },
      });

    it('takes a link back with its claim; the visitor reads 410 in their language and the slug stays taken', async () => {
      const link = await guest.shorten('https://example.com/', 'take-back');
      expect((await server.ask('/take-back')).status).toBe(302);
      const removed = await remove(guest, 'take-back', link.claim);
      expect([removed.status, removed.body]).toEqual([200, { data: { result: 'success' } }]);
      const gone = await server.ask<string>('/take-back', {
        headers: { 'accept-language': 'ja-JP,ja;q=0.9' },
      });
      expect([gone.status, gone.body]).toEqual([410, expect.stringContaining('<html lang="ja">')]);
      expect((await post({ url: 'https://example.com/', encodeId: 'take-back' })).status).toBe(409);
      expect((await remove(guest, 'take-back', link.claim)).status).toBe(200);
    });

    it("is written into the log of a member's group, once", async () => {
      const member = await server.member();
      await member.shorten('https://example.com/', 'tidied-up');
      const removeIt = () => member.call('/links/tidied-up', { method: 'DELETE' });
      expect([(await removeIt()).status, (await removeIt()).status]).toEqual([200, 200]);
      const { body } = await member.call<{ data: { logs: { action: string; details: object }[] } }>(
        '/my/logs/members/ga?q=tidied-up',
      );
      expect(body.data.logs).toMatchObject([{ action: 'links.trashed', details: { link: 'tidied-up' } }]);
    });

    it('is refused without the claim of that very link', async () => {
      const link = await guest.shorten('https://example.com/');
      const other = await guest.shorten('https://example.com/');
      for (const claim of [undefined, '', 'x.y', other.claim]) {
        const answer = await remove(guest, link.encodeId, claim);
        expect([answer.status, answer.body.error.code]).toEqual([403, 'links.not-allowed']);
      }
    });

    it("tells nothing of somebody else's link", async () => {
      const link = await guest.shorten('https://example.com/');
      const stranger = await server.guest();
      const theirs = await remove(stranger, link.encodeId);
      const none = await remove(stranger, 'there-is-none');
      expect(theirs.status).toBe(404);
      expect({ ...theirs.body.error, requestId: '' }).toEqual({ ...none.body.error, requestId: '' });
    });
  });
});
