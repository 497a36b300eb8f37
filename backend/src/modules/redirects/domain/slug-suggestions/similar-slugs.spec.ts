import { isSlug } from '../../../links/values';
import { MAX_SIMILAR_SLUGS, nearSlugs } from './similar-slugs';

describe('what somebody may have meant', () => {
  it.each([
    // asked, meant
    ['SPRING', 'spring'],
    ['spring', 'SPRING'],
    ['spring', 'Spring'],
    ['spring-sale_2', 'Spring-Sale_2'],
    ['springsale', 'springSale'],
    ['g0od', 'gOod'],
    ['g0od', 'good'],
    ['he1lo', 'hello'],
    ['heIlo', 'hello'],
    ['5ale', 'sale'],
    ['Sale', '5ale'],
    ['1O1', '101'],
    ['l00', '100'],
    ['menu-', 'menu'],
    ['menu_-', 'menu'],
    ['spring_sale', 'spring-sale'],
    ['spring-sale', 'springsale'],
    ['sprnig', 'spring'],
    ['colege', 'college'],
    ['springg', 'spring'],
    ['sprxing', 'spring'],
    ['springab', 'spring'],
    ['春春季節', '春季節'],
  ])('by %s: %s', (asked, expected) => {
    expect(nearSlugs(asked)).toContain(expected);
  });

  it.each(['spring', 'winter', 'sprang', 'springs'])('is not guessed: %s by summer', (other) => {
    expect(nearSlugs('summer')).not.toContain(other);
  });

  it('is likeliest in other letters', () => {
    expect(nearSlugs('MENU').slice(0, 2)).toEqual(['menu', 'Menu']);
  });

  it.each(['', 'ab', 'a b', '測試', 'x'.repeat(91), '../etc', 'a%00b'])(
    'is nothing by %j, which is no slug',
    (text) => {
      expect(nearSlugs(text)).toEqual([]);
    },
  );

  it.each(['a'.repeat(90), 'aB0l'.repeat(22), '測'.repeat(90), '𠮷'.repeat(90), 'abc', '春a季'])(
    'is a bounded number of other slugs, each once: %s',
    (asked) => {
      const near = nearSlugs(asked);
      expect(near.length).toBeLessThanOrEqual(MAX_SIMILAR_SLUGS);
      expect(new Set(near).size).toBe(near.length);
      expect(near).not.toContain(asked);
      expect(near.every(isSlug)).toBe(true);
    },
  );
});
