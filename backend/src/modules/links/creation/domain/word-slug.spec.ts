import { isWordSlug } from './word-slug';

describe('a slug', () => {
  it.each(['sale', 'Menu', '菜單', 'khuyếnmãi', 'diskon', 'セール', 'ลดราคา'])(
    'may be a word: %s',
    (slug) => {
      expect(isWordSlug(slug)).toBe(true);
    },
  );

  it.each(['sale-2026', 'sale2', '2026', 'my_menu', 'a~b', '菜單1'])(
    'is no word with other signs: %s',
    (slug) => {
      expect(isWordSlug(slug)).toBe(false);
    },
  );
});
