import { languageOf, visitPage } from './visit-page';
import { VISIT_PAGE_TEXTS } from './visit-page.texts';

describe('the page for a visitor who cannot be sent on', () => {
  it.each([
    [undefined, 'zh-Hant-TW'],
    ['zh-TW,zh;q=0.9', 'zh-Hant-TW'],
    ['vi-VN', 'vi'],
    ['id', 'id'],
    ['fr-FR, ja;q=0.8', 'ja'],
    ['fr', 'en'],
    [',,;q=', 'en'],
    ['x'.repeat(10_000), 'en'],
  ])('speaks %.20s as %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });

  it('says the same in every language', () => {
    for (const texts of Object.values(VISIT_PAGE_TEXTS)) {
      for (const { title, body } of [texts.gone, texts.unavailable]) {
        expect(title.length * body.length).toBeGreaterThan(0);
      }
    }
  });

  it('is small and runs nothing', () => {
    const page = visitPage('gone', 'en');
    expect(page.length).toBeLessThan(2_000);
    expect(page).not.toContain('<script');
  });
});
