import { load } from 'cheerio';
import type { VisitCard } from '../../domain/visit/visit-card';
import { cardPage } from './card-page';

const shortUrl = 'https://lk.test/%E6%B8%AC%E8%A9%A6';
const PLAIN: VisitCard = { title: 'Tea', description: 'Oolong', image: null, appLinks: null };
const IMAGE = {
  url: 'https://app.test/images/ab/c.jpg',
  width: 1200,
  height: 630,
  type: 'image/jpeg',
};

function tagsOf(card: VisitCard): Record<string, string | undefined> {
  const page = load(cardPage({ card, shortUrl, onward: '?seen=card' }).html);
  return Object.fromEntries(
    page('head meta[content]')
      .toArray()
      .map(({ attribs }) => [attribs['property'] ?? attribs['name'] ?? '', attribs['content']] as const),
  );
}

describe('the page that preview crawlers get', () => {
  it('says all that a card needs, and that the short address is where it belongs', () => {
    expect(tagsOf({ ...PLAIN, image: IMAGE })).toEqual({
      'og:title': 'Tea',
      'og:description': 'Oolong',
      'og:image': IMAGE.url,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/jpeg',
      'og:image:alt': 'Tea',
      'og:url': shortUrl,
      'og:type': 'website',
      'og:site_name': 'lk.test',
      description: 'Oolong',
      robots: 'noindex',
      viewport: 'width=device-width,initial-scale=1',
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Tea',
      'twitter:description': 'Oolong',
      'twitter:image': IMAGE.url,
      'twitter:image:alt': 'Tea',
    });
  });

  it('has a title, and goes nowhere by itself', () => {
    const { html, policy } = cardPage({ card: PLAIN, shortUrl, onward: '?seen=card' });
    const page = load(html);
    expect(page('title').text()).toBe('Tea');
    expect(page('script, link, iframe, form, meta[http-equiv]').length).toBe(0);
    expect(policy).toContain("default-src 'none'");
  });

  it('has a way on for a person, which programs need not follow', () => {
    const page = load(cardPage({ card: PLAIN, shortUrl, onward: '?qr=1&seen=card' }).html);
    const ways = page('a[href]');
    expect(ways.toArray().map(({ attribs }) => attribs)).toEqual([
      { href: '?qr=1&seen=card', rel: 'nofollow' },
    ]);
    expect(ways.text()).toBe('Tea');
  });

  it('leaves out what is not known of a picture', () => {
    const tags = tagsOf({ ...PLAIN, image: { ...IMAGE, width: null, height: null, type: null } });
    expect(Object.keys(tags).filter((name) => name.startsWith('og:image'))).toEqual([
      'og:image',
      'og:image:alt',
    ]);
    expect(tags['twitter:card']).toBe('summary_large_image');
  });

  it('asks for a small card where X would refuse a large one', () => {
    expect(tagsOf(PLAIN)['twitter:card']).toBe('summary');
    expect(tagsOf({ ...PLAIN, image: { ...IMAGE, width: 200, height: 200 } })['twitter:card']).toBe(
      'summary',
    );
  });

  it('describes what nobody has described by its host, without which WhatsApp shows nothing', () => {
    expect(tagsOf({ ...PLAIN, description: null })['og:description']).toBe('lk.test');
  });

  it.each([
    [
      { iosUrl: 'shop://a', iosStoreId: '123456', androidUrl: 'shop://a', androidPackage: 'test.shop' },
      {
        'al:ios:url': 'shop://a',
        'al:ios:app_store_id': '123456',
        'al:android:url': 'shop://a',
        'al:android:package': 'test.shop',
        'al:web:url': shortUrl,
        'al:web:should_fallback': 'true',
      },
    ],
    [
      { iosUrl: 'shop://a', iosStoreId: null, androidUrl: 'shop://a', androidPackage: null },
      { 'al:ios:url': 'shop://a', 'al:web:url': shortUrl, 'al:web:should_fallback': 'true' },
    ],
    [{ iosUrl: null, iosStoreId: '123456', androidUrl: null, androidPackage: null }, {}],
  ])('names apps as App Links do: %j', (appLinks, expected) => {
    const tags = Object.entries(tagsOf({ ...PLAIN, appLinks })).filter(([name]) => name.startsWith('al:'));
    expect(Object.fromEntries(tags)).toEqual(expected);
  });
});
