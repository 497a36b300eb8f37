import { runInNewContext } from 'node:vm';
import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { load } from 'cheerio';
import { NAUGHTY_TEXTS } from '../../../../../test/support/naughty-texts';
import { LINK_WARNINGS } from '../../../links/values';
import {
  appPage,
  cardPage,
  gonePage,
  notFoundPage,
  pixelPage,
  hostUnknownPage,
  tooManyPage,
  unavailablePage,
  type VisitPage,
  warningPage,
} from '.';
import { PAGE_LANGUAGES } from './language';
import { PIXEL_SCRIPT } from './pixel-script';

const HEAVIEST = 15_000;
const IN_FACEBOOK =
  'Mozilla/5.0 (Linux; Android 11; wv) AppleWebKit/537.36 Chrome/126 Mobile [FB_IAB/FB4A;FBAV/400.0;]';
const PIXELS = {
  fbPixel: ['1234567890123456', '2234567890123456'],
  gTag: ['GTM-AB12CD3', 'G-AB12CD34EF', 'AW-123456789'],
  lineTag: ['01234567-89ab-cdef-0123-456789abcdef'],
  tiktok: ['C4ABCDEFGHIJ01234567'],
};

/** Every page, with this text in every place that owners or visitors fill. */
function pagesWith(text: string, acceptLanguage: string | undefined): Readonly<Record<string, VisitPage>> {
  const asked = { acceptLanguage, appOrigin: 'https://app.test', shortUrl: `https://lk.test/${text}` };
  const location = `https://e.test/${text}`;
  const suggestion = { slug: text, address: asked.shortUrl };
  const storeUrl = `https://apps.apple.com/app/id1?${text}`;
  const appLinks = { iosUrl: text, iosStoreId: text, androidUrl: text, androidPackage: text };
  const image = { url: text, width: 1200, height: 630, type: text };
  return {
    trashed: gonePage({ ...asked, why: 'trashed' }),
    expired: gonePage({ ...asked, why: 'expired' }),
    blocked: gonePage({ ...asked, why: 'blocked' }),
    abuse: gonePage({ ...asked, why: 'abuse' }),
    'not-found': notFoundPage({ ...asked, suggestions: [suggestion, suggestion, suggestion, suggestion] }),
    unavailable: unavailablePage(acceptLanguage),
    hostUnknown: hostUnknownPage(acceptLanguage),
    tooMany: tooManyPage(acceptLanguage),
    ...Object.fromEntries(
      LINK_WARNINGS.map((warning) => [
        warning,
        warningPage({ ...asked, warning, location, onward: `https://lk.test/abc?ok=${text}` }),
      ]),
    ),
    pixels: pixelPage({ acceptLanguage, location, pixels: PIXELS, nonce: 'bm9uY2U=' }),
    app: appPage({
      acceptLanguage,
      userAgent: IN_FACEBOOK,
      app: { name: 'app', scheme: 'shop://x', storeUrl },
      location,
    }),
    card: cardPage({
      card: { title: text, description: text, image, appLinks },
      shortUrl: asked.shortUrl,
      onward: `?utm_source=${text}&seen=card`,
    }),
  };
}

/** Elements, names of attributes and scripts in their order: what texts must not change. */
function skeletonOf(html: string): readonly string[] {
  const page = load(html);
  return page('html, html *')
    .toArray()
    .map(({ name, attribs }) => [name, ...Object.keys(attribs)].join(' '))
    .concat(page('script:not([type])').text());
}

const LANGUAGES = PAGE_LANGUAGES.map((language) => [language] as const);
const NAMES = Object.keys(pagesWith('x', undefined)).map((name) => [name] as const);
const ofLanguages = (name: string): readonly (VisitPage | undefined)[] =>
  PAGE_LANGUAGES.map((language) => pagesWith('x', language)[name]);

describe('the pages that visitors of short links see', () => {
  it.each(LANGUAGES)('weigh little in %s', (language) => {
    const longest = pagesWith('x'.repeat(500), language);
    const heavy = Object.entries(longest).filter(([, { html }]) => Buffer.byteLength(html) > HEAVIEST);
    expect(heavy.map(([name]) => name)).toEqual([]);
  });

  it.each(LANGUAGES)('say what language they are in: %s', (language) => {
    for (const [name, { html }] of Object.entries(pagesWith('x', language))) {
      // The words of a card are those of its author.
      expect([name, load(html)('html').attr('lang')]).toEqual([name, name === 'card' ? '' : language]);
    }
  });

  it.each(NAMES)('say something else in each language: %s', (name) => {
    const titles = ofLanguages(name).map((page) => load(page?.html ?? '')('h1').text());
    expect(new Set(titles).size).toBe(name === 'card' ? 1 : PAGE_LANGUAGES.length);
    expect(titles.every((title) => title.length > 0)).toBe(true);
  });

  it.each(NAMES)('let no text break out: %s', (name) => {
    const expected = skeletonOf(pagesWith('x', 'en')[name]?.html ?? '');
    for (const text of NAUGHTY_TEXTS) {
      expect(skeletonOf(pagesWith(text, 'en')[name]?.html ?? '')).toEqual(expected);
    }
  });

  it.each(NAMES)('run and load only what their policy names: %s', (name) => {
    const { html, policy } = pagesWith('x', 'en')[name] ?? unavailablePage('en');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(policy).not.toContain('unsafe');
    const page = load(html);
    const named = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    if (name !== 'card') expect(policy).toContain(named(page('style').text()));
    const script = page('script:not([type])');
    expect(script.length).toBeLessThanOrEqual(1);
    if (script.length === 1) {
      const nonce = script.attr('nonce');
      expect(policy).toContain(nonce === undefined ? named(script.text()) : `'nonce-${nonce}'`);
      expect(() => new Script(script.text())).not.toThrow();
    }
    const attributes = page('html, html *')
      .toArray()
      .flatMap(({ attribs }) => Object.keys(attribs));
    expect(attributes.filter((each) => each === 'style' || each.startsWith('on'))).toEqual([]);
  });

  it.each([['javascript:alert(1)'], ['data:text/html,x'], ['//evil.test'], ['shop://x'], ['']])(
    'lead by themselves to the web alone, and not to %s',
    (location) => {
      const app = { name: 'app', scheme: location, storeUrl: location } as const;
      for (const { html } of [
        pixelPage({ acceptLanguage: 'en', location, pixels: PIXELS, nonce: 'x' }),
        appPage({
          acceptLanguage: 'en',
          userAgent: IN_FACEBOOK,
          app: { ...app, scheme: 'data://x' },
          location,
        }),
      ]) {
        const page = load(html);
        const plan = JSON.parse(page('#plan').text()) as Record<string, string | null>;
        expect([plan['location'], plan['without'], plan['web']].filter(Boolean)).not.toContain(location);
        expect(
          page('main a')
            .toArray()
            .map(({ attribs }) => attribs['href']),
        ).not.toContain(location);
        expect(plan['attempt'] ?? '').not.toMatch(/^data:/);
      }
    },
  );

  it('give scripts their destination byte by byte', () => {
    const location = `https://e.test/'"<>&\u2028\u2029</script>`;
    const { html } = pixelPage({ acceptLanguage: 'en', location, pixels: PIXELS, nonce: 'x' });
    const block = load(html)('#plan').text();
    expect(block).not.toMatch(/[<>&'\u2028\u2029]/);
    expect((JSON.parse(block) as { location: string }).location).toBe(location);
  });
});

describe('the script of the pixel page', () => {
  const ADDRESS = 'https://lk.test/abc';

  it.each([
    ['?ownvisit=m.1', ''],
    ['?utm_source=x&warned=a.b&ownvisit=m.1&c=1', '?utm_source=x&c=1'],
    ['?Ownvisits=1&qr=1', '?Ownvisits=1&qr=1'],
    ['', ''],
  ])('starts tools at an address without what we have written into it: %s', (search, shown) => {
    const seen: string[] = [];
    let address = ADDRESS + search;
    const document = {
      currentScript: { nonce: 'x' },
      getElementById: () => ({
        textContent: '{"location":"https://e.test/","tools":[{"kind":"container","script":"s"}]}',
      }),
      createElement: () => ({}),
      head: { appendChild: () => seen.push(address) },
      addEventListener: () => undefined,
    };
    const history = { replaceState: (_: null, __: string, to: string) => (address = `https://lk.test${to}`) };
    const window = { history };
    const location = { pathname: '/abc', search, hash: '' };
    runInNewContext(PIXEL_SCRIPT, { window, document, history, location, setTimeout: () => 0 });
    expect(seen).toEqual([ADDRESS + shown]);
  });
});

describe('the page that warns', () => {
  const warn = (location: string) =>
    load(
      warningPage({
        acceptLanguage: 'en',
        appOrigin: 'https://app.test',
        shortUrl: 'https://lk.test/abc',
        warning: 'young',
        location,
        onward: 'https://lk.test/abc?ok=1',
      }).html,
    );

  it.each([
    ['https://例子.台灣/a', '例子.台灣', ['xn--fsqu00a.xn--kpry57d', 'https://例子.台灣/a']],
    ['https://xn--pple-43d.com/', 'аpple.com', ['xn--pple-43d.com', 'https://xn--pple-43d.com/']],
    ['http://e.test:80/a?b#c', 'e.test', ['http://e.test:80/a?b#c']],
    ['https://bank.test@evil.test/', 'evil.test', ['https://bank.test@evil.test/']],
    ['https://e.test/\u202egpj.exe\u200b', 'e.test', ['https://e.test/\\u{202e}gpj.exe\\u{200b}']],
    ['nonsense', 'nonsense', ['nonsense']],
  ])('tells where %s leads: %s', (location, host, rest) => {
    const page = warn(location);
    expect(page('.host').text()).toBe(host);
    expect(page('.host wbr').length).toBe(host.split('.').length - 1);
    expect(
      page('.address')
        .toArray()
        .map((each) => page(each).text()),
    ).toEqual(rest);
  });

  it('leaves the choice: back, on, or report', () => {
    const links = warn('https://e.test/')('a[href]').toArray();
    expect(links.map(({ attribs }) => [attribs['href'], attribs['rel']])).toEqual([
      ['https://app.test/en/', undefined],
      ['https://app.test/en/', undefined],
      ['https://lk.test/abc?ok=1', 'noreferrer nofollow'],
      ['https://app.test/en/report?link=https%3A%2F%2Flk.test%2Fabc', 'nofollow'],
    ]);
  });
});
