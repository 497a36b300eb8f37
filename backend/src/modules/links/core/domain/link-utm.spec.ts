import { arrivingUtm, type LinkUtm } from './link-utm';

const URL = 'https://e.test/?a=1&utm_source=news&UTM_Medium=email&utm_campaign=spring%20sale#utm_term=x';

describe('the campaign parameters of visitors at the destination', () => {
  it.each<[string, string, LinkUtm | null, LinkUtm]>([
    ['those of the URL', URL, null, { source: 'news', medium: 'email', campaign: 'spring sale' }],
    [
      'the link’s own first',
      URL,
      { source: 'line', term: 't' },
      { source: 'line', medium: 'email', campaign: 'spring sale', term: 't' },
    ],
    ['the link’s own alone', 'https://e.test/', { source: 'line' }, { source: 'line' }],
    ['none', 'https://e.test/?utm_source=&utm_medium=%20&utmsource=x', null, {}],
    ['the first of several', 'https://e.test/?utm_source=a&utm_source=b', null, { source: 'a' }],
    ['what cannot be decoded as it is', 'https://e.test/?utm_source=%E4%B8', null, { source: '%E4%B8' }],
    ['on one line', 'https://e.test/?utm_source=a%0D%0Ab%00', null, { source: 'a b' }],
  ])('are %s', (_, url, utm, expected) => {
    expect(arrivingUtm({ url, utm })).toEqual(expected);
  });

  it('are cut where a URL has too much, between characters', () => {
    const { source } = arrivingUtm({
      url: `https://e.test/?utm_source=${encodeURIComponent('😀'.repeat(300))}`,
      utm: null,
    });
    expect(source).toBe('😀'.repeat(200));
  });
});
