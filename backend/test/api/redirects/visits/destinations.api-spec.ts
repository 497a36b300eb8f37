import type { ExplainedDevice } from '../../../../src/modules/redirects/domain/explain/explained-device';
import { APP_ORIGIN, type TestMember, TestServer } from '../../../support/app';
import { enginesFor } from '../../../support/deployments';
import { set } from '../../../support/links';
import { gotAt, visitPath, type Visiting } from '../../../support/visiting';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 12; SM-A525F; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const agent = (userAgent: string): Visiting => ({ by: { userAgent } });
const from = (referrer: string, by: ExplainedDevice = 'windows-chrome'): Visiting => ({ by, referrer });

describe.each(enginesFor(1))('where visits are led to, on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;
  let made = 0;

  const shorten = async (url: string): Promise<string> => {
    made += 1;
    return (await ada.shorten(url, `leads-${made}`)).encodeId;
  };
  const edit = (slug: string, body: object) => ada.call(`/links/${slug}`, { method: 'PUT', body });

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    ada = await server.member();
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'https://e.test/p?utm_source=a&x=1#f',
      { source: 'b', medium: 'm' },
      'https://e.test/p?utm_source=b&x=1&utm_medium=m#f',
    ],
    [
      'https://e.test/p',
      { campaign: '春季 特賣' },
      'https://e.test/p?utm_campaign=%E6%98%A5%E5%AD%A3%20%E7%89%B9%E8%B3%A3',
    ],
    [
      'https://e.test/?a=%20b&UTM_Source=x&utm_source=y',
      { source: 'z' },
      'https://e.test/?a=%20b&utm_source=z',
    ],
    ['https://e.test/p?q=1+1', { content: 'a&b=c' }, 'https://e.test/p?q=1+1&utm_content=a%26b%3Dc'],
  ])('%s with a campaign of %j: %s', async (url, utm, location) => {
    const slug = await shorten(url);
    await edit(slug, { utm });
    expect(await gotAt(server, `/${slug}`, { by: 'iphone-line' })).toBe(`302 ${location}`);
    // Everyone, programs too, and callers that only ask for the headers.
    expect(await gotAt(server, `/${slug}`, { by: 'googlebot' })).toBe(`302 ${location}`);
    expect(await gotAt(server, `/${slug}`, { method: 'HEAD' })).toBe(`302 ${location}`);
    await edit(slug, { utm: null });
    expect(await gotAt(server, `/${slug}`, { by: 'googlebot' })).toBe(`302 ${url}`);
  });

  it.each([
    'https://files.test/a%2Fb.pdf?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=ab12&empty=',
    'https://files.test/c/f?sv=2024-11-04&sig=x%3D#page=2',
    'https://files.test/a.mp4?Expires=1767225600&Signature=x~&Key-Pair-Id=K1',
  ])('the signed address %s stays as it is', async (url) => {
    const slug = await shorten(url);
    expect(await gotAt(server, `/${slug}`, { by: 'iphone-line' })).toBe(`302 ${url}`);
    const targets = [{ target: 'facebook', url: `${url}&f=1`.replace(/(#[^&]*)&f=1/, '&f=1$1') }];
    await edit(slug, { targets });
    expect(await gotAt(server, `/${slug}`, { by: 'iphone-facebook' })).toBe(`302 ${targets[0]?.url}`);
  });

  it('stay as they are in a group that switched smart UTM off for its new links', async () => {
    const url = 'https://e.test/a%2Fb?q=%7e+%20&empty=&flag#f';
    const bob = await server.member();
    const { status } = await bob.call(`/groups/${bob.groupId}/settings`, {
      method: 'PUT',
      body: { defaults: { smartUtm: false } },
    });
    expect(status).toBe(200);
    const { encodeId } = await bob.shorten(url, 'leads-plainly');
    expect(await gotAt(server, `/${encodeId}`, { by: 'iphone-line' })).toBe(`302 ${url}`);
  });

  it('gets the parameters that visitors bring only where the link passes them on', async () => {
    const slug = await shorten('https://e.test/?color=red#part');
    await edit(slug, { smartUtmOff: true });
    const visited = `/${slug}?gclid=a%2Bb&COLOR=blue&qr=1&utm_term=x`;
    expect(await gotAt(server, visited, { by: 'iphone-safari' })).toBe('302 https://e.test/?color=red#part');
    await edit(slug, { passQuery: true });
    expect(await gotAt(server, visited, { by: 'iphone-safari' })).toBe(
      '302 https://e.test/?color=red&gclid=a%2Bb&utm_term=x#part',
    );
    expect(await gotAt(server, `/${slug}`, { by: 'iphone-safari' })).toBe(
      '302 https://e.test/?color=red#part',
    );
  });

  describe('with smart UTM', () => {
    let slug: string;
    beforeAll(async () => {
      slug = await shorten('https://e.test');
    });

    it.each<[string, Visiting, string, string]>([
      ['LINE on an iPhone', { by: 'iphone-line' }, 'line', 'social'],
      ['LINE on Android', { by: 'android-line' }, 'line', 'social'],
      ['Facebook on an iPhone', { by: 'iphone-facebook' }, 'facebook', 'social'],
      ['Messenger', agent(`${ANDROID} [FB_IAB/MESSENGER;FBAV/400.0;]`), 'messenger', 'social'],
      [
        'Instagram on a phone of Google',
        agent(`${ANDROID} Instagram 330.0.0 Android (34/14; 420dpi; Google/google; Pixel 8; shiba)`),
        'instagram',
        'social',
      ],
      [
        'Threads',
        agent(`${IPHONE} Mobile/15E148 Barcelona 345.0.0 (iPhone15,2; iOS 17_5)`),
        'threads',
        'social',
      ],
      ['Facebook at a desk', from('https://l.facebook.com/'), 'facebook', 'social'],
      ['an app that Android names', from('android-app://com.google.android.gm/'), 'gmail', 'email'],
      ['a search', from('https://www.google.com.tw/'), 'google', 'organic'],
      ['an assistant', from('https://chatgpt.com/'), 'chatgpt', 'referral'],
      [
        'a host that only looks like Facebook',
        from('https://facebook.com.evil.test/'),
        'linklet',
        'referral',
      ],
    ])('from %s', async (_, visiting, source, medium) => {
      const location = `https://e.test/?utm_source=${source}&utm_medium=${medium}`;
      expect(await gotAt(server, `/${slug}`, visiting)).toBe(`302 ${location}`);
      expect(await gotAt(server, `/${slug}`, { ...visiting, method: 'HEAD' })).toBe(`302 ${location}`);
    });

    it.each([
      ['?qr=1', 'utm_source=linklet&utm_medium=qr'],
      ['?utm_source=Newsletter', 'utm_source=newsletter&utm_medium=referral'],
      ['?utm_source=line', 'utm_source=line&utm_medium=social'],
      ['?utm_source=%0d%0aX-A:1', 'utm_source=x-a%3A1&utm_medium=referral'],
    ])('of the address itself: %s', async (query, campaign) => {
      expect(await gotAt(server, `/${slug}${query}`)).toBe(`302 https://e.test/?${campaign}`);
    });

    it.each([
      ['nowhere', '', {}],
      ['a page of ours', '', from(`${APP_ORIGIN}/analytics/x`)],
      ['an address whose source is empty', '?utm_source=%0d%0a+', {}],
      ['an address with other parameters', '?url=//evil.test&next=https://evil.test&utm_campaign=x', {}],
    ])('not from %s', async (_, query, visiting) => {
      expect(await gotAt(server, `/${slug}${query}`, visiting)).toBe('302 https://e.test/');
    });

    it.each([
      'googlebot',
      'facebookexternalhit',
      {
        userAgent:
          'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
      },
      { userAgent: 'curl/8.5.0' },
      { userAgent: '' },
    ] as const)('not for programs: %j', async (by) => {
      expect(await gotAt(server, `/${slug}`, { by })).toBe('302 https://e.test/');
    });

    it.each([
      ['names its source itself', 'https://e.test/?UTM_source=own', {}, 'https://e.test/?UTM_source=own'],
      ['has a campaign', 'https://e.test/', { utm: { medium: 'm' } }, 'https://e.test/?utm_medium=m'],
      ['wants none', 'https://e.test/', { smartUtmOff: true }, 'https://e.test/'],
    ])('not where the link %s', async (_, url, body, location) => {
      const other = await shorten(url);
      await edit(other, body);
      expect(await gotAt(server, `/${other}`, { by: 'iphone-line' })).toBe(`302 ${location}`);
    });

    it('leaves every other byte as it is, and goes before the fragment', async () => {
      const other = await shorten('https://e.test/a%20b?q=%7e&r=1+1&empty#x?y');
      expect(await gotAt(server, `/${other}`, { by: 'iphone-line' })).toBe(
        '302 https://e.test/a%20b?q=%7e&r=1+1&empty&utm_source=line&utm_medium=social#x?y',
      );
    });

    it('is switched by its owner at once', async () => {
      const other = await shorten('https://e.test/');
      await gotAt(server, `/${other}`, { by: 'iphone-line' });
      await set(ada, other, 'smartutm', false);
      expect(await gotAt(server, `/${other}`, { by: 'iphone-line' })).toBe('302 https://e.test/');
      await set(ada, other, 'smartutm', true);
      expect(await gotAt(server, `/${other}`, { by: 'iphone-line' })).toContain('utm_source=line');
    });
  });

  it('are answered with what a redirect that is counted needs, and no more', async () => {
    const slug = await shorten('https://例子.台灣/路徑?q=測試');
    const { status, headers } = await visitPath(server, `/${slug}`);
    const { date, connection, ...reported } = headers;
    expect([status, typeof date, typeof connection]).toEqual([302, 'string', 'string']);
    expect(reported).toEqual({
      location: 'https://xn--fsqu00a.xn--kpry57d/%E8%B7%AF%E5%BE%91?q=%E6%B8%AC%E8%A9%A6',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-length': '0',
    });
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s is refused, by the methods that are not',
    async (method) => {
      const slug = await shorten('https://e.test/');
      const { status, headers } = await visitPath(server, `/${slug}`, { method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );
});
