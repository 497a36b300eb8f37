import type { ExplanationDto } from '../../../../src/modules/redirects/http/explain/explanation.dto';
import { type TestMember, TestServer } from '../../../support/app';
import { refused, set } from '../../../support/links';
import { setPreview } from '../../../support/previews';
import type { Refusal } from '../../../support/teams';
import { visitPath } from '../../../support/visiting';
import { eventually } from '../../../support/waiting';

interface Counts {
  readonly hits: Readonly<Record<'human' | 'preview' | 'bot' | 'prefetch' | 'head', number>>;
}
type Explained = { readonly data: ExplanationDto } & Refusal;

describe('POST /links/{encodeId}/explain', () => {
  let server: TestServer;
  let ada: TestMember;

  const explain = (who: TestMember, slug: string, body: unknown, query = '') =>
    who.call<Explained>(`/links/${encodeURIComponent(slug)}/explain${query}`, { method: 'POST', body });

  beforeAll(async () => {
    server = await TestServer.shared();
    ada = await server.member();
  });

  it('tells the rule, the way to it, the address in parts and the cards', async () => {
    await ada.shorten('https://e.test/p?a=1#f', 'told');
    const utm = { source: 'news', medium: 'email' };
    const edits = { utm, pathFormat: { key: 'ref' } };
    await ada.call('/links/told', { method: 'PUT', body: edits });
    const asked = { device: 'iphone-line', path: 'mei', language: 'ja' };
    const { status, body } = await explain(ada, 'told', asked);
    expect(status).toBe(200);
    const { rungs: steps, cards, visitor, ...rest } = body.data;
    expect(rest).toEqual({
      address: 'http://linklet.test/told/mei',
      rule: 'redirect',
      answer: 'redirect',
      status: 302,
      headers: [
        { name: 'Location', value: 'https://e.test/p?a=1&utm_source=news&utm_medium=email&ref=mei#f' },
        { name: 'Cache-Control', value: 'private, no-store' },
        { name: 'X-Robots-Tag', value: 'noindex' },
      ],
      location: 'https://e.test/p?a=1&utm_source=news&utm_medium=email&ref=mei#f',
      parts: [
        { text: 'https://e.test/p?a=1', from: 'address' },
        { text: '&utm_source=news&utm_medium=email', from: 'campaign' },
        { text: '&ref=mei', from: 'path' },
        { text: '#f', from: 'address' },
      ],
      target: null,
      app: null,
      pixels: [],
      why: null,
    });
    expect(visitor).toMatchObject({ hitClass: 'human', platform: 'iphone', inApp: 'line', source: 'line' });
    expect(steps).toHaveLength(13);
    expect(steps[2]).toEqual({ rule: 'trashed', outcome: 'passed', reason: 'not-trashed' });
    expect(steps.at(-1)).toEqual({ rule: 'redirect', outcome: 'won', reason: null });
    expect(cards.map(({ app, from, host }) => [app, from, host])).toEqual(
      ['LINE', 'Facebook', 'X', 'Slack'].map((app) => [app, 'page', 'e.test']),
    );
  });

  it('tells of smart UTM, of another destination, and of the preview that was edited', async () => {
    await ada.shorten('https://e.test/', 'rules');
    const targets = [{ target: 'ios_line', url: 'https://line.test/' }];
    await ada.call('/links/rules', { method: 'PUT', body: { targets } });
    await setPreview(ada, 'rules', { title: 'Tea', description: 'All oolong' });
    const line = (await explain(ada, 'rules', { device: 'iphone-line' })).body.data;
    expect(line).toMatchObject({ rule: 'target', target: 'ios_line' });
    expect(line.parts).toEqual([
      { text: 'https://line.test/', from: 'address' },
      { text: '?utm_source=line&utm_medium=social', from: 'smart-utm' },
    ]);
    expect(line.rungs.at(-1)).toEqual({ rule: 'redirect', outcome: 'not-reached', reason: null });
    expect(line.cards[0]).toEqual({
      app: 'LINE',
      rule: 'card',
      from: 'preview',
      title: 'Tea',
      description: 'All oolong',
      imageUrl: null,
      host: 'linklet.test',
    });
    const poker = (await explain(ada, 'rules', { device: 'line-poker' })).body.data;
    expect(poker).toMatchObject({ rule: 'card', answer: 'card', status: 200, location: null, parts: [] });
    expect(poker.headers).toContainEqual({ name: 'Vary', value: 'User-Agent' });
  });

  it('looks into the future, and counts nothing', async () => {
    await ada.shorten('https://e.test/', 'ending');
    await set(ada, 'ending', 'expiretime', '2099-01-01T00:00:00Z', { fallbackUrl: 'https://late.test/?a' });
    const asked = { device: 'windows-chrome', at: '2099-01-01T00:00:00Z' };
    expect((await explain(ada, 'ending', asked)).body.data).toMatchObject({
      rule: 'expired',
      answer: 'fallback',
      location: 'https://late.test/?a',
      parts: [{ text: 'https://late.test/?a', from: 'address' }],
    });
    const before = { ...asked, at: '2098-12-31T23:59:59Z' };
    expect((await explain(ada, 'ending', before)).body.data.rule).toBe('redirect');
    // Visits are counted in the order of their coming: had the explanations been some, they would be among them.
    await visitPath(server, '/ending');
    const hits = await eventually(
      async () => (await ada.call<{ data: Counts }>('/links/ending/overview')).body.data.hits,
      ({ human }) => human > 0,
    );
    expect(hits).toEqual({ human: 1, preview: 0, bot: 0, prefetch: 0, head: 0 });
  });

  it('explains links in the trash bin, and by the domain that is named', async () => {
    await ada.shorten('https://e.test/', 'thrown');
    await ada.call('/links/thrown', { method: 'DELETE' });
    const asked = { device: 'ipad' };
    expect((await explain(ada, 'thrown', asked, '?domain=linklet.test')).body.data).toMatchObject({
      rule: 'trashed',
      answer: 'gone',
      status: 410,
      why: 'trashed',
      location: null,
    });
    expect(await explain(ada, 'thrown', asked, '?domain=nowhere.test')).toMatchObject(
      refused(404, 'links.link-does-not-exist'),
    );
  });

  it.each([
    [{}, 'links.device-missing', 'device'],
    [{ device: 'toaster' }, 'links.device-unknown', 'device'],
    [{ device: 'ipad', userAgent: 'x' }, 'links.device-twice', 'userAgent'],
    [{ device: 'ipad', country: 'Japan' }, 'links.country-unknown', 'country'],
    [{ device: 'ipad', at: 'soon' }, 'links.moment-malformed', 'at'],
    [{ device: 'ipad', path: 'a/b' }, 'links.visit-path-invalid', 'path'],
    [{ device: 'ipad', referrer: 'https://例.test/' }, 'links.visit-text-invalid', 'referrer'],
    [{ device: 'ipad', method: 'POST' }, 'http.validation', 'method'],
    [{ device: 7 }, 'http.validation', 'device'],
    [{ device: 'ipad', fromQr: 'perhaps' }, 'http.validation', 'fromQr'],
  ])('refuses %j with %s', async (body, code, field) => {
    await ada.shorten('https://e.test/').then(async ({ encodeId }) => {
      const answer = await explain(ada, encodeId, body);
      expect(answer.status).toBe(400);
      expect(answer.body.error.fields?.map((each) => each.field)).toEqual([field]);
      expect(answer.body.error.code).toBe(code);
    });
  });

  it('knows nothing of links of others, nor of none', async () => {
    await ada.shorten('https://e.test/', 'secret');
    const eve = await server.member();
    for (const slug of ['secret', 'no-such-link']) {
      expect(await explain(eve, slug, { device: 'ipad' })).toMatchObject(
        refused(404, 'links.link-does-not-exist'),
      );
    }
    const guest = await server.guest();
    const call = { method: 'POST', body: { device: 'ipad' } };
    expect((await guest.call('/links/secret/explain', call)).status).toBe(401);
    expect((await server.ask('/api/v1/links/secret/explain', call)).status).toBe(401);
  });
});
