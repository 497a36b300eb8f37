import { termsOf, wantedTerms } from './search-terms';

/** Whether a search for this finds a link with these texts. */
const finds = (typed: string, ...texts: string[]): boolean => {
  const terms = termsOf(texts);
  return wantedTerms(typed).every(({ from, to }) => terms.some((term) => term >= from && term < to));
};

describe('the terms of a link', () => {
  it.each([
    ['spring-sale_2026', ['spring', 'sale', '2026']],
    ['ＳＡＬＥ ｶﾞﾁｬ', ['sale', 'ガチ', 'チャ', 'ャ']],
    ['春節優惠', ['春節', '節優', '優惠', '惠']],
    ['cà phê Đà Lạt', ['ca', 'phe', 'da', 'lat']],
    ['iPhone17開賣', ['iphone17', '開賣', '賣']],
    ['🎉 — …', []],
    ['', []],
    [`${'a'.repeat(60)}b`, ['a'.repeat(24)]],
  ])('%j are %j', (text, terms) => {
    expect(termsOf([text])).toEqual(terms);
  });

  it('are at most 48, those of important texts first, each once', () => {
    const many = Array.from({ length: 100 }, (_, index) => `w${String(index)}`).join(' ');
    const terms = termsOf(['slug', many, 'lost']);
    expect(terms).toHaveLength(48);
    expect(terms.slice(0, 2)).toEqual(['slug', 'w0']);
  });
});

describe('somebody who types', () => {
  it.each([
    ['SPRING', 'spring-sale'],
    ['spr', 'spring-sale'],
    ['sale spring', 'spring-sale'],
    ['ｓａｌｅ', 'Sale'],
    ['ca phe', 'Cà phê sữa đá'],
    ['優惠', '春節優惠'],
    ['春', '春節優惠'],
    ['惠', '春節優惠'],
    ['ガチャ', 'ｶﾞﾁｬ'],
    ['https://www.example.com/cake', 'example.com/cakes'],
    ['example.com', 'shop.example.com'],
    ['Caf\u0065\u0301', 'café'],
    ['', 'anything'],
  ])('%j finds %j', (typed, text) => {
    expect(finds(typed, text)).toBe(true);
  });

  it.each([
    ['pring', 'spring'],
    ['節春', '春節優惠'],
    ['spring cake', 'spring sale'],
    ['か', 'カ'],
    ['が', 'か'],
    ['sales', 'sale'],
  ])('%j does not find %j', (typed, text) => {
    expect(finds(typed, text)).toBe(false);
  });

  it('much is taken at its first words', () => {
    expect(wantedTerms('one two three four five six seven eight nine ten')).toHaveLength(8);
    expect(wantedTerms('字'.repeat(100_000))).toHaveLength(1);
  });
});
