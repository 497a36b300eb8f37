import { NO_FINDINGS, type LinkForVisit, NEW_LINK_SETTINGS, UNREAD_PAGE } from '../../../links/values';
import { type LinkExtras, pixelIdsOf, visitedLinkOf } from './visited-link-of';

const STORED: LinkForVisit = {
  ...NEW_LINK_SETTINGS,
  ...NO_FINDINGS,
  ...UNREAD_PAGE,
  id: 7,
  domainId: 0,
  slug: 'tea',
  url: 'https://e.test/a?b#c',
  isTrashed: false,
  expiresAt: null,
  hasPixels: false,
};
const NO_EXTRAS: LinkExtras = { tools: [], image: null };

const visited = (fields: Partial<LinkForVisit>, extras = NO_EXTRAS) =>
  visitedLinkOf({ ...STORED, ...fields }, extras);

describe('a stored link as its visits are decided by', () => {
  it('has no rules when nothing is set', () => {
    expect(visited({})).toEqual({
      id: 7,
      url: 'https://e.test/a?b#c',
      isTrashed: false,
      expiresAt: null,
      fallbackUrl: null,
      smartUtm: { head: 'https://e.test/a?b&', tail: '#c' },
      rules: null,
    });
  });

  it('has its campaign in every address on the web but the one of what comes after it, and in no app', () => {
    const { url, fallbackUrl, smartUtm, rules } = visited({
      utm: { source: 'x' },
      fallbackUrl: 'https://f.test/',
      backupUrl: 'https://b.test/',
      downSince: new Date(0),
      targets: [
        { target: 'ios', url: 'shop://a' },
        { target: 'pc', url: 'https://pc.test/?utm_source=y' },
      ],
    });
    expect([url, fallbackUrl, smartUtm]).toEqual([
      'https://e.test/a?b&utm_source=x#c',
      'https://f.test/',
      null,
    ]);
    expect(rules).toMatchObject({ backupUrl: 'https://b.test/?utm_source=x', hasSmartUtm: false });
    expect(rules?.targets).toEqual([
      { target: 'ios', url: 'shop://a' },
      { target: 'pc', url: 'https://pc.test/?utm_source=x' },
    ]);
  });

  it.each([
    ['smart UTM is off', { isSmartUtmOff: true }],
    ['the address names its source', { url: 'https://e.test/?utm_source=a' }],
  ])('is left as it is where %s', (_, fields) => {
    expect(visited(fields)).toMatchObject({ smartUtm: null, rules: null });
  });

  it('has a stand-in only while it is down', () => {
    expect(visited({ backupUrl: 'https://b.test/' }).rules).toBeNull();
    expect(visited({ downSince: new Date(0) }).rules).toBeNull();
    expect(visited({ downSince: new Date(0), backupUrl: 'https://b.test/' }).rules?.backupUrl).toBe(
      'https://b.test/',
    );
  });

  it.each([
    ['warning', { warning: 'young' as const }],
    ['disabledFor', { disabledFor: 'abuse' as const }],
    ['pathKey', { pathKey: 'kol' }],
    ['isNativeOpen', { isNativeOpen: true }],
  ])('has a rule where %s is set', (name, fields) => {
    expect(visited(fields).rules).toMatchObject({ ...fields, hasSmartUtm: true });
    expect(name in (visited(fields).rules ?? {})).toBe(true);
  });

  it('has the card that somebody edited, with what the page says in the gaps', () => {
    const page = { pageTitle: 'Page', pageDescription: 'All of it', pageImageUrl: 'https://e.test/p.jpg' };
    expect(visited(page).rules).toBeNull();
    const image = { url: 'https://s.test/images/a.jpg', width: 1200, height: 630, type: 'image/jpeg' };
    expect(visited({ ...page, imageUrl: '/images/a.jpg' }, { ...NO_EXTRAS, image }).rules?.card).toEqual({
      title: 'Page',
      description: 'All of it',
      image,
      appLinks: null,
    });
    expect(visited({ title: 'Tea' }).rules?.card).toMatchObject({ title: 'Tea', description: null });
    // The host of the destination is not told.
    expect(visited({ description: 'Hot' }).rules?.card).toMatchObject({ title: 'tea', description: 'Hot' });
  });

  it('tells its card which apps it opens', () => {
    const card = visited({
      title: 'Tea',
      targets: [
        { target: 'ios_store', url: 'https://apps.apple.com/tw/app/line/id443904275' },
        {
          target: 'android_store',
          url: 'https://play.google.com/store/apps/details?hl=zh_TW&id=jp.naver.line.android',
        },
        { target: 'ios_android', url: 'shop://a' },
      ],
    }).rules?.card;
    expect(card?.appLinks).toEqual({
      iosUrl: 'shop://a',
      iosStoreId: '443904275',
      androidUrl: 'shop://a',
      androidPackage: 'jp.naver.line.android',
    });
    const video = { title: 'Tea', url: 'https://youtu.be/dQw4w9WgXcQ', isNativeOpen: true };
    expect(visited(video).rules?.card?.appLinks?.iosUrl).toBe('vnd.youtube://dQw4w9WgXcQ');
  });

  it('gathers the ids of its tools, each once', () => {
    const tools = [
      { fbPixel: '12345', gTag: 'G-AB12' },
      { fbPixel: '12345', utmSource: 'x' },
      { fbPixel: '67890' },
    ];
    expect(pixelIdsOf(tools)).toEqual({ fbPixel: ['12345', '67890'], gTag: ['G-AB12'] });
    expect(pixelIdsOf([{ utmSource: 'x' }])).toBeNull();
    expect(visited({}, { ...NO_EXTRAS, tools }).rules?.pixels).toEqual({
      fbPixel: ['12345', '67890'],
      gTag: ['G-AB12'],
    });
  });
});
