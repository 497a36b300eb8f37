import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { movedTo, renderPage } from './front-end';
import { PageFileNames } from './page-files';

const TEMPLATE =
  '<html lang="__LANG__"><head><!--linklet:head--><!--linklet:site--></head><p data-sketch="__SKETCH__"><script nonce="__CSP_NONCE__"></script><i nonce="__CSP_NONCE__">';
const FILES = new PageFileNames({
  begin: 'assets/begin.js',
  pages: [
    {
      paths: ['/'],
      scripts: [],
      texts: { 'zh-TW': ['assets/core-zh.js'], ja: ['assets/core-ja.js'] },
      sketch: 'field',
    },
    {
      paths: ['/help/:topic'],
      scripts: ['assets/help.js'],
      texts: { 'zh-TW': ['assets/help-zh.js'], ja: ['assets/help-ja.js'] },
      sketch: 'rows',
    },
  ],
});
const SITE = { outage: { en: 'Under repair </script><!-- $&' } };
const render = (path: string) =>
  renderPage(TEMPLATE, FILES, { path, origin: 'https://l.example', nonce: 'N0', site: SITE });

const FRONT_END = join(__dirname, '../../../../frontend/src');
const sourceOf = (file: string): string => readFileSync(join(FRONT_END, file), 'utf8');
const NAMED = new Map(
  [...sourceOf('shared/paths.ts').matchAll(/^ {2}(\w+): '([^']+)'/gm)].map(([, name = '', path = '']) => [
    name,
    path,
  ]),
);
/** Every path that the front end has a page for, as its own list says. */
const PAGES = [...sourceOf('app/page-sources.ts').matchAll(/paths: \[([^\]]+)\]/g)].flatMap(
  ([, paths = '']) =>
    [...paths.matchAll(/PAT(?:HS|TERNS)\.(\w+)/g)].map(([, name = '']) => NAMED.get(name) ?? name),
);

describe('the page of the application', () => {
  it.each([
    ['/', 'zh-Hant-TW', true],
    ['/en', 'en', true],
    ['/vi/', 'vi', true],
    ['/id/analytics/abc', 'id', true],
    ['/ja/analytics/%E6%B8%AC', 'ja', true],
    ['/analytics/abc', 'zh-Hant-TW', true],
    ['/english', 'zh-Hant-TW', false],
    ['/en/nowhere', 'en', false],
    ['/analytics', 'zh-Hant-TW', true],
    ['/analytics/a/b', 'zh-Hant-TW', false],
  ])('at %s speaks %s', (path, language, found) => {
    const page = render(path);
    expect(page.html).toContain(`<html lang="${language}">`);
    expect(page.found).toBe(found);
  });

  it.each(PAGES)('is found at %s, in every language', (page) => {
    const path = page.replaceAll(/:\w+/g, '12');
    for (const prefix of ['', '/en', '/vi', '/id', '/ja']) {
      expect([prefix + path, render(prefix + path).found]).toEqual([prefix + path, true]);
    }
  });

  it.each(['/apps', '/users', '/tracking', '/bulk/result', '/help/a/b', '/users/1/2', '/loginx'])(
    'is not found at %s',
    (path) => {
      expect(render(path).found).toBe(false);
    },
  );

  it('carries the nonce wherever it is asked for', () => {
    expect(render('/pricing').html.match(/nonce="N0"/g)).toHaveLength(3);
  });

  it('names the script that asks first before everything else', () => {
    const first = '<script type="module" crossorigin src="/assets/begin.js" nonce="N0"></script>';
    expect(render('/ja/help/links').html).toContain(`<head>${first}<link rel="modulepreload"`);
  });

  it('links a page to its translations, mutually and absolutely', () => {
    const links = (path: string) => render(path).html.match(/hreflang="[^"]+" href="[^"]+"/g);
    expect(links('/en/analytics/abc')).toEqual([
      'hreflang="zh-Hant-TW" href="https://l.example/analytics/abc"',
      'hreflang="en" href="https://l.example/en/analytics/abc"',
      'hreflang="vi" href="https://l.example/vi/analytics/abc"',
      'hreflang="id" href="https://l.example/id/analytics/abc"',
      'hreflang="ja" href="https://l.example/ja/analytics/abc"',
      'hreflang="x-default" href="https://l.example/analytics/abc"',
    ]);
    expect(links('/')).toEqual(links('/ja'));
    expect(links('/')?.[1]).toBe('hreflang="en" href="https://l.example/en"');
  });

  it.each([
    ['/', ['/assets/core-zh.js']],
    ['/ja', ['/assets/core-ja.js']],
    ['/ja/help/links', ['/assets/help.js', '/assets/help-ja.js']],
    ['/help/links/', ['/assets/help.js', '/assets/help-zh.js']],
    ['/help', []],
    ['/nowhere', []],
  ])('at %s names the files of its page and language before any script has run', (path, files) => {
    const preloads = [
      ...render(path).html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)" nonce="N0">/g),
    ];
    expect(preloads.map(([, file]) => file)).toEqual(files);
  });

  it.each([
    ['/', 'field'],
    ['/ja/help/links', 'rows'],
    ['/nowhere', 'cards'],
  ])('at %s shows %s until its files have come', (path, sketch) => {
    expect(render(path).html).toContain(`<p data-sketch="${sketch}">`);
  });

  it('brings along what every page asks of the site, which cannot break out of its element', () => {
    const { html } = render('/vi/help/links');
    const [, json = ''] = /<script type="application\/json" id="site">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(SITE);
    expect(json).not.toContain('<');
  });

  it('writes no address into the page that could break out of it', () => {
    const { html } = render('/analytics/"><script>$&');
    expect(html).not.toContain('"><script>$');
  });
});

describe('a page that has moved', () => {
  it.each([
    ['/events/followhub', '/socialvip'],
    ['/en/events/followhub/', '/en/socialvip'],
    ['/ja/events/followhub?from=mail', '/ja/socialvip?from=mail'],
    ['/events/followhubs', null],
    ['/fr/events/followhub', null],
    ['/events', null],
  ])('%s leads to %s', (url, target) => {
    expect(movedTo(url)).toBe(target);
  });
});

it('says what the application is, in the language of the page, to search engines and chats', () => {
  const { html } = render('/en/pricing');
  expect(html).toContain('<meta name="description" content="Short links with custom previews');
  expect(html).toContain('<meta property="og:url" content="https://l.example/en/pricing">');
  expect(html).toContain('<meta property="og:image" content="https://l.example/card.png">');
  expect(render('/').html).toContain('<meta property="og:description" content="縮短網址');
  expect(render('/nowhere/at/all').html).not.toContain('og:');
  const card = readFileSync(join(FRONT_END, '../public/card.png'));
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1_200, 630]);
});
