import { type BannerFacts, bannersOf } from './banner-rules';

const OUTAGE = { id: 'o1', zh: '維護中', en: 'Under repair' };
const NO_TEXTS = { 'zh-TW': '', en: '', vi: '', id: '', ja: '' };
const PROMOTION = { id: 'p1', url: '/pricing', texts: { ...NO_TEXTS, 'zh-TW': '特價', en: 'Sale' } };
const CALM = { paymentWithInvalidCard: [], isReadOnly: false, groupName: 'Tea shop' };
const FAILED = { target: 'premium_plan', name: 'initial', expiredDate: '2026-11-30T16:00:00.000Z' } as const;
const CARD = { ...CALM, paymentWithInvalidCard: [FAILED] };

const facts = (overrides: Partial<BannerFacts> = {}): BannerFacts => ({
  view: null,
  locale: 'en',
  isHome: true,
  info: null,
  site: { outage: null, promotion: null },
  notice: null,
  country: 'TW',
  closed: new Set(),
  ...overrides,
});
const kinds = (overrides: Partial<BannerFacts>): string[] =>
  bannersOf(facts(overrides)).map(({ kind }) => kind);
const outage = { outage: OUTAGE, promotion: null };
const promotion = { outage: null, promotion: PROMOTION };

describe('banners', () => {
  it('are none when there is nothing to tell', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ site: null, info: CALM })).toEqual([]);
  });

  it('stand with the most urgent first', () => {
    const site = { outage: OUTAGE, promotion: PROMOTION };
    expect(kinds({ info: CARD, site, notice: 'sign-in-link-failed' })).toEqual([
      'signInLink',
      'orderFailure',
      'outage',
      'promotion',
    ]);
  });
});

describe('what concerns the group', () => {
  it.each([
    ['a seat that is not paid for', { info: { ...CALM, isReadOnly: true } }, 'readOnly'],
    ['a group that was joined just now', { info: CALM, notice: 'joined-group' }, 'joined'],
  ] as const)('%s is told with its name', (_, change, kind) => {
    expect(bannersOf(facts({ ...change, isHome: false }))).toEqual([{ kind, group: 'Tea shop' }]);
  });

  it('waits until the group is known', () => {
    expect(kinds({ info: null, notice: 'joined-group' })).toEqual([]);
  });
});

describe('the outage notice', () => {
  it.each([
    ['zh-TW', '維護中', 'zh-TW'],
    ['en', 'Under repair', 'en'],
    ['vi', 'Under repair', 'en'],
    ['ja', 'Under repair', 'en'],
  ] as const)('in %s says %s', (locale, text, lang) => {
    expect(bannersOf(facts({ locale, site: outage, isHome: false }))).toEqual([
      { kind: 'outage', id: 'o1', text, lang },
    ]);
  });

  it('stays away once closed, until there is another', () => {
    expect(kinds({ site: outage, closed: new Set(['o1']) })).toEqual([]);
    expect(kinds({ site: outage, closed: new Set(['o0']) })).toEqual(['outage']);
  });

  it('needs a text', () => {
    expect(kinds({ site: { ...outage, outage: { ...OUTAGE, en: '' } } })).toEqual([]);
  });
});

describe('the promotion', () => {
  it.each([
    ['on the home page', {}, true],
    ['on another page', { isHome: false }, false],
    ['once closed', { closed: new Set(['p1']) }, false],
    ['once closed by someone whose card fails', { closed: new Set(['p1']), info: CARD }, true],
    ['in Chinese, outside of Taiwan', { locale: 'zh-TW', country: 'US' }, false],
    ['in Chinese, nobody knows where', { locale: 'zh-TW', country: null }, false],
    ['in Chinese, in Taiwan', { locale: 'zh-TW' }, true],
    ['in English, outside of Taiwan', { country: 'US' }, true],
    ['in a language it was not written in', { locale: 'ja' }, true],
  ] as const)('%s', (_, change, isShown) => {
    expect(kinds({ site: promotion, ...change }).includes('promotion')).toBe(isShown);
  });

  it('needs a text', () => {
    expect(kinds({ site: { ...promotion, promotion: { ...PROMOTION, texts: NO_TEXTS } } })).toEqual([]);
  });
});
