import fc from 'fast-check';
import { pageFacts } from './page-facts';

const at = new URL('https://e.test/news/today');
const factsOf = (html: string) => pageFacts(html, at);
const imagesOf = (html: string) => factsOf(html).images;
const unsized = (address: string) => ({ address, width: null, height: null });
const jsonLd = (thing: object) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
const og = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;

describe('what a page says of itself', () => {
  it('is read in the order Open Graph, Twitter, HTML', () => {
    const html = `<html><head><title>plain</title><meta name="description" content="plain text">
      <meta name="twitter:title" content="twitter"><meta name="twitter:description" content="twitter text">
      ${og('title', 'open')}${og('description', 'open text')}</head>`;
    expect(factsOf(html)).toMatchObject({
      titles: ['open', 'twitter', 'plain'],
      descriptions: ['open text', 'twitter text', 'plain text'],
    });
  });

  it.each([
    ['<title>a &amp; b</title>', 'a & b'],
    ['<title>&amp;lt;b&amp;gt;</title>', '&lt;b&gt;'],
    ['<title>&eacute;&#233;&#xE9;&hellip;&NotEqualTilde;</title>', 'ééé…≂̸'],
    ['<title>&copy 2026</title>', '© 2026'],
    ['<title>a <b>bold</b> name</title>', 'a <b>bold</b> name'],
    ['<title>a\n  b</title>', 'a\n  b'],
    ['<TITLE lang=en>big</TITLE >', 'big'],
    ['<title data-x="</title>">quoted</title>', 'quoted'],
    ['<!-- <title>no</title> --><title>yes</title>', 'yes'],
    ['<!--><title>yes</title>-->', 'yes'],
    ['<!doctype html><?xml version="1.0"?><title>yes</title>', 'yes'],
    ['<script>"<title>no</title>"</script><title>yes</title>', 'yes'],
    ['<script>if (a < b) c("</head>")</script><title>yes</title>', 'yes'],
    ['<style>a:after{content:"<title>no</title>"}</style><title>yes</title>', 'yes'],
    ['<noscript><title>no</title></noscript><title>yes</title>', 'yes'],
    ['<svg><title>no</title></svg><title>yes</title>', 'yes'],
    ['<svg/><title>yes</title>', 'yes'],
    ['<title>one</title><title>two</title>', 'one'],
    ["<meta name=x content=don't><title>yes</title>", 'yes'],
    ['<meta name=x content="a > b"><title>yes</title>', 'yes'],
    ["<meta name=x content = 'a > b'><title>yes</title>", 'yes'],
    ['<title>cut off', ''],
    ['<head></head><body><title>no</title>', ''],
    ['<body><title>no</title>', ''],
    ['<meta content="never closed><title>no</title>', ''],
    ['', ''],
  ])('has in %j the title %j', (html, title) => {
    expect(factsOf(html).titles.at(-1)).toBe(title);
  });

  it.each([
    ['<meta property="og:title" content="x">'],
    ['<meta property=og:title content=x>'],
    ["<META CONTENT='x' PROPERTY='OG:Title'/>"],
    ['<meta name="og:title" content="x">'],
    ['<meta property=" og:title " content="x" data-rh>'],
    ['<meta data-a="<meta>" property="og:title" content="x">'],
    ['<div><p><meta property="og:title" content="x">'],
  ])('has a title in %j', (html) => {
    expect(factsOf(html).titles[0]).toBe('x');
  });

  it('names the pictures that it wants to be shown, with what it says of their size', () => {
    const html = `<head>${og('image', '/1.jpg')}${og('image:width', '1200')}${og('image:height', '630px')}
      ${og('image:url', '/2.jpg')}${og('image', '/3.jpg')}${og('image:url', '/3.jpg')}${og('image:width', '50%')}
      <meta name="twitter:image" content="/4.jpg"><meta name="twitter:image:src" content="/5.jpg">
      <link rel="image_src" href="/6.jpg"><link rel="icon" href="/no.ico"></head><body><img src="/no.jpg">`;
    expect(imagesOf(html)).toEqual([
      { address: '/1.jpg', width: 1200, height: 630 },
      ...['/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg', '/6.jpg'].map(unsized),
    ]);
  });

  it('has the pictures that it shows when it names none', () => {
    const html = `<head><title>x</title></head><body><img src=/1.jpg width=640 height="480.5"><p><img alt=x>
      <script>"<img src=/no.jpg>"</script><noscript><img src=/no.gif></noscript><IMG SRC='/2.jpg' width=auto>`;
    expect(imagesOf(html)).toEqual([
      { address: '/1.jpg', width: 640, height: 480.5 },
      unsized(''),
      unsized('/2.jpg'),
    ]);
  });

  it('is found in its body, too', () => {
    const html = `<head><title>plain</title></head><body><p>${og('title', 'open')}${og('image', '/1.jpg')}`;
    expect(factsOf(html).titles).toEqual(['open', 'plain']);
    expect(imagesOf(html)).toEqual([unsized('/1.jpg')]);
  });

  it.each([
    [og('image:secure_url', 'https://a.test/1.jpg'), [unsized('https://a.test/1.jpg')]],
    [
      og('image', 'http://a.test/1.jpg') +
        og('image:width', '640') +
        og('image:secure_url', 'https://a.test/1.jpg') +
        og('image', '/2.jpg'),
      [{ address: 'https://a.test/1.jpg', width: 640, height: null }, unsized('/2.jpg')],
    ],
    ['<meta itemprop="image" content="/1.jpg">', [unsized('/1.jpg')]],
    ['<link itemprop="image" href="/1.jpg">', [unsized('/1.jpg')]],
    [`${og('image', 'data:image/png;base64,AA')}<img src="/1.jpg">`, [unsized('/1.jpg')]],
    [`${og('image', '')}${og('image:width', '640')}<img src="/1.jpg">`, [unsized('/1.jpg')]],
    ['<meta name="twitter:image" content=" "><img src="/1.jpg">', [unsized('/1.jpg')]],
    ['<link rel="image_src"><img src="/1.jpg">', [unsized('/1.jpg')]],
    [`${jsonLd({ image: [''] })}<img src="/1.jpg">`, [unsized('/1.jpg')]],
    [`${jsonLd({ image: { url: '' } })}${og('image', '/2.jpg')}<img src="/1.jpg">`, [unsized('/2.jpg')]],
    ['<img src="data:image/gif;base64,AA"><img src=/1.jpg>', [unsized('/1.jpg')]],
    ['<img src="data:image/gif;base64,AA" data-src="/1.jpg">', [unsized('/1.jpg')]],
    ['<img srcset="/1.jpg 320w, /2.jpg 1280w, /3.jpg 640w">', [unsized('/2.jpg')]],
    ['<img srcset="/1.jpg, /2.jpg 2x">', [unsized('/2.jpg')]],
    ['<img src="data:,x" srcset="/a,b.jpg 1x">', [unsized('/a,b.jpg')]],
    ['<img src=/0.jpg srcset="/1.jpg 2x">', [unsized('/0.jpg')]],
  ])('has in %j its pictures', (html, images) => {
    expect(imagesOf(html)).toEqual(images);
  });

  it('finds pictures behind a crowd of placeholders', () => {
    expect(imagesOf(`${'<img src="data:,x">'.repeat(100)}<img src=/1.jpg>`)).toEqual([unsized('/1.jpg')]);
  });

  it('is described by schema.org after Twitter, and before plain HTML', () => {
    const html = `<head><title>plain</title><meta name="title" content="last">
      <meta itemprop="name" content="item"><meta itemprop="description" content="item text">
      <script type="application/ld+json">{"@graph": [{"@type": "Organization", "name": "no", "image": "/no.jpg"},
        {"@type": "NewsArticle", "headline": "tea &amp; </b>", "description": "json text",
         "image": [{"@type": "ImageObject", "url": "/1.jpg"}, "/2.jpg"]}]}</script>
      <script type='application/ld+json'>[{"@type": ["Product"], "name": "oolong", "image": {"url": "/3.jpg"}}, 1, null]</script>
      <script type="application/ld+json">{"name": </script><script>{"name": "no"}</script>`;
    expect(factsOf(html)).toMatchObject({
      titles: ['item', 'tea &amp; </b>', 'oolong', 'plain', 'last'],
      descriptions: ['item text', 'json text'],
      images: ['/1.jpg', '/2.jpg', '/3.jpg'].map(unsized),
    });
  });

  it.each([
    ['<base href="/other/">', 'https://e.test/other/'],
    ['<base target=_top><base href="https://cdn.test/">', 'https://cdn.test/'],
    ['<base href="javascript:alert(1)">', at.href],
    ['<base href="http://127.0.0.1/">', at.href],
    ['', at.href],
  ])('is relative, with %j, to %s', (html, base) => {
    expect(factsOf(html).base.href).toBe(base);
  });

  it('is found in whatever text', () => {
    const bits = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      '!--',
      '-->',
      'title',
      'meta',
      ' ',
      'svg',
      'x',
      '&',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 60 }), (parts) => {
        expect(typeof factsOf(parts.join('')).titles.at(-1)).toBe('string');
      }),
    );
  });
});

describe('a page that is made to be slow to read', () => {
  const MEGABYTE = 1_000_000;
  const much = (text: string) => text.repeat(MEGABYTE / text.length);

  it.each([
    '<div>',
    '<p><b>',
    '<table><tr><td>',
    '</p>',
    '<',
    '<a',
    '<!--',
    '<!-->',
    '<meta ',
    '<meta "',
    '<meta x="',
    "<meta x='\"'",
    '<meta = "',
    '<meta property="og:image" content="x">',
    '<meta property="og:title" content="&amp;">',
    '<link rel=image_src href=x>',
    '<script type="application/ld+json">[',
    '<script type="application/ld+json">{}</script>',
    '<script type=',
    '<img src="data:,x" ',
    '<img srcset="',
    '<img srcset="a,a,a a a 1x">',
    '<base href=x>',
    '<img src=x>',
    '<title>',
    '<title></title>',
    '</title',
    '<title></title',
    '<svg>',
    '<script>',
    '<script></script',
    '<textarea></textarea',
    '&amp;',
    '=     "',
    '\u0000',
  ])('is read to its end all the same: %j', (text) => {
    expect(factsOf(much(text)).images.length).toBeLessThanOrEqual(500);
    expect(factsOf(`<title>x</title>${much(text)}`).titles.at(-1)).toBe('x');
  });
});
