import type { VisitDecision } from '../visit/visit-decision';
import { appCard, CARD_APPS, type CardFacts } from './app-cards';

const PAGE = { originalTitle: 'Tea of the page', originalDescription: null, originalImageUrl: null };
const REDIRECT: VisitDecision = {
  rule: 'redirect',
  kind: 'redirect',
  linkId: 1,
  location: 'https://tea.test/menu?a=1',
  target: null,
  records: 'visit',
};
const edited = (title: string, description: string | null): VisitDecision => ({
  rule: 'card',
  kind: 'card',
  linkId: 1,
  records: 'visit',
  card: {
    title,
    description,
    image: { url: 'https://s.test/images/a.jpg', width: 1200, height: 630, type: 'image/jpeg' },
    appLinks: null,
  },
});

const cards = (decision: VisitDecision, facts: Partial<CardFacts> = {}) =>
  CARD_APPS.map((app) => appCard(app, { decision, page: PAGE, host: 's.test', ...facts }));
const lengthOf = (text: string | null): number => Array.from(text ?? '').length;

describe('the card of an app', () => {
  it('shows the edited preview, under the short address', () => {
    expect(cards(edited('Spring sale', 'All oolong'))).toEqual(
      ['LINE', 'Facebook', 'X', 'Slack'].map((app) => ({
        app,
        rule: 'card',
        from: 'preview',
        title: 'Spring sale',
        description: 'All oolong',
        imageUrl: 'https://s.test/images/a.jpg',
        host: 's.test',
      })),
    );
  });

  it('shows what the page says where nothing was edited, under the host of the page', () => {
    for (const card of cards(REDIRECT)) {
      expect(card).toMatchObject({
        from: 'page',
        title: 'Tea of the page',
        imageUrl: null,
        host: 'tea.test',
      });
    }
  });

  it('is cut at what the app shows, between two signs', () => {
    const family = '👨‍👩‍👧‍👦';
    const all = cards(edited(family.repeat(40), '茶'.repeat(300)));
    expect(all.map(({ description }) => lengthOf(description))).toEqual([110, 110, 200, 200]);
    for (const { title } of all) {
      expect(title.endsWith(`${family}…`)).toBe(true);
      expect(lengthOf(title)).toBeLessThanOrEqual(70);
    }
    expect(cards(edited('茶'.repeat(60), null)).map(({ title }) => title.endsWith('…'))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it.each<[string, VisitDecision]>([
    ['is gone', { rule: 'trashed', kind: 'gone', why: 'trashed', records: null }],
    [
      'is warned of',
      {
        rule: 'warning',
        kind: 'warning-page',
        linkId: 1,
        warning: 'young',
        location: 'https://tea.test/',
        records: null,
      },
    ],
    ['leads to its stand-in', { ...REDIRECT, rule: 'backup' }],
  ])('does not exist where the link %s', (_, decision) => {
    for (const card of cards(decision)) {
      expect(card).toMatchObject({ rule: decision.rule, from: null, title: '', imageUrl: null });
    }
  });

  it('names the host of the short address where the other cannot be read', () => {
    expect(cards({ ...REDIRECT, location: 'nonsense' })[0]?.host).toBe('s.test');
  });
});
