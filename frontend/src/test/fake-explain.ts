import type { ExplainApi, Explanation } from '../features/explain';

type Fake<T extends object> = { [K in keyof T]: jest.Mock };

const CARD = {
  rule: 'redirect',
  from: 'page',
  title: 'Tea of the page',
  description: null,
  imageUrl: null,
  host: 'example.com',
} as const;

/** A visitor who came through LINE, and is told apart by smart UTM. */
export const buildExplanation = (overrides: Partial<Explanation> = {}): Explanation => ({
  address: 'http://localhost/abc',
  rule: 'redirect',
  rungs: [
    { rule: 'trashed', outcome: 'passed', reason: 'not-trashed' },
    { rule: 'target', outcome: 'passed', reason: 'no-target-fits' },
    { rule: 'redirect', outcome: 'won', reason: null },
  ],
  answer: 'redirect',
  status: 302,
  headers: [{ name: 'Cache-Control', value: 'private, no-store' }],
  location: 'https://example.com/page?utm_source=line&utm_medium=social',
  parts: [
    { text: 'https://example.com/page', from: 'address' },
    { text: '?utm_source=line&utm_medium=social', from: 'smart-utm' },
  ],
  target: null,
  app: null,
  pixels: [],
  why: null,
  visitor: { userAgent: 'Line/14', hitClass: 'human', platform: 'iphone', inApp: 'line', source: 'line' },
  cards: [
    { ...CARD, app: 'LINE' },
    { ...CARD, app: 'Facebook' },
    { ...CARD, app: 'X' },
    { ...CARD, app: 'Slack', rule: 'warning', from: null, title: '' },
  ],
  ...overrides,
});

/** The server's side of a link whose visitors go straight on. */
export const fakeExplainApi = (): Fake<ExplainApi> => ({
  explain: jest.fn().mockResolvedValue(buildExplanation()),
});
