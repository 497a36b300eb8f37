import { NewSlugs } from './new-slugs';

const place = (slug: string, domainId = 0) => ({ domainId, slug });

describe('the slugs of new links', () => {
  it('go to the first who claims them, each on its domain', () => {
    const slugs = new NewSlugs(() => '', { taken: [place('taken')], wished: [] });
    const claims = [place('taken'), place('tea'), place('tea'), place('tea', 3), place('taken', 3)];
    expect(claims.map((each) => slugs.claim(each))).toEqual([false, true, false, true, true]);
  });

  it('are drawn until one is free that no other input asks for', () => {
    const drawn = ['taken', 'wished', 'claimed', 'free', 'free', 'another'].values();
    const slugs = new NewSlugs(() => drawn.next().value ?? '', {
      taken: [place('taken')],
      wished: [place('wished')],
    });
    slugs.claim(place('claimed'));
    expect([slugs.random(0), slugs.random(0)]).toEqual(['free', 'another']);
    expect(slugs.claim(place('wished'))).toBe(true);
  });
});
