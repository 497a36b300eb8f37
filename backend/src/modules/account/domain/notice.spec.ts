import { NO_NOTICES, parseNotices } from './notice';

const outage = { id: 'o1', zh: '維修中', en: 'Under repair' };
const texts = { 'zh-TW': '優惠', en: 'Offer', vi: 'Ưu đãi', id: 'Promo', ja: 'キャンペーン' };
const promotion = { id: 'p1', url: 'https://linklet.example/pricing', texts };

describe("the operator's notices", () => {
  it.each([
    [{}, NO_NOTICES],
    [{ outage: null, promotion: null }, NO_NOTICES],
    [
      { outage, promotion },
      { outage, promotion },
    ],
    [
      { promotion: { ...promotion, url: '/pricing', more: 1 } },
      { outage: null, promotion: { ...promotion, url: '/pricing' } },
    ],
  ])('%j are read', (written, read) => {
    expect(parseNotices(JSON.stringify(written))).toEqual(read);
  });

  it.each([
    [[], 'the file'],
    [{ outage: 'x' }, 'outage'],
    [{ outage: { id: 'o1', zh: '維修中' } }, 'outage.en'],
    [{ outage: { ...outage, id: 'x'.repeat(61) } }, 'outage.id'],
    [{ outage: { ...outage, en: 'a\nb' } }, 'outage.en'],
    [{ outage: { ...outage, en: ' ' } }, 'outage.en'],
    [{ promotion: { ...promotion, texts: { ...texts, ja: 7 } } }, 'promotion.texts.ja'],
    [{ promotion: { ...promotion, texts: null } }, 'promotion.texts'],
    [{ promotion: { ...promotion, url: 'javascript:alert(1)' } }, 'promotion.url'],
    [{ promotion: { ...promotion, url: '//evil.example' } }, 'promotion.url'],
  ])('%j names what to mend', (written, where) => {
    expect(() => parseNotices(JSON.stringify(written))).toThrow(where);
  });

  it('are refused when they are no JSON', () => {
    expect(() => parseNotices('{')).toThrow(SyntaxError);
  });
});
