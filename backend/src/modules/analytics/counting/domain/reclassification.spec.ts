import { type LoggedHit, packHits, unpackHits } from './logged-hit';
import { reclassify, takenAway } from './reclassification';
import { tally } from './tally';
import { VisitorWindows } from './visitor-window';

const AT = Date.UTC(2026, 10, 21, 10);
const facets = { mix: 'line/iphone/LINE/zh-TW/TW', origin: 'line/direct', place: 'TW/TPE/Taipei' };
const hit = (userAgent: string, more: Partial<LoggedHit> = {}): LoggedHit => ({
  at: AT,
  linkId: 7,
  groupId: 3,
  hitClass: 'human',
  unique: true,
  userAgent,
  person: { marks: { ofDay: userAgent.length, ofDayBefore: 99 }, facets },
  ...more,
});
const asBot = { hitClass: 'bot', unique: false } as const;
const nowBots =
  (...agents: string[]) =>
  (userAgent: string) =>
    agents.includes(userAgent) ? ('bot' as const) : ('human' as const);

describe('hits as one text', () => {
  it('are read as they were written', () => {
    const hits = [
      hit('one'),
      hit('Ünicode "quoted"', { ...asBot, groupId: null }),
      hit('head', { hitClass: 'head', unique: false, person: null }),
    ];
    expect(unpackHits(packHits(hits))).toEqual(hits);
    expect(unpackHits(packHits([]))).toEqual([]);
  });
});

describe('hits that are looked at again', () => {
  it('are left alone where their class stays', () => {
    const hits = [hit('people'), hit('a head', { hitClass: 'head', unique: false, person: null })];
    const revised = reclassify(hits, nowBots('a head'), new VisitorWindows(new Map()));
    expect(revised).toEqual({ hits, before: [], after: [], closed: [] });
  });

  it('stop being clicks, with the window that they opened', () => {
    const windows = new VisitorWindows(new Map());
    const revised = reclassify([hit('robot'), hit('robot', { unique: false })], nowBots('robot'), windows);
    expect(revised.hits).toEqual([hit('robot', asBot), hit('robot', asBot)]);
    expect(revised.closed).toEqual([5]);
    expect(tally(revised.before).facets).toHaveLength(11);
    expect(tally(revised.after).facets).toEqual([]);
  });

  it('become clicks, of which the first of a visitor in 24 hours is unique', () => {
    const windows = new VisitorWindows(new Map());
    const hits = [hit('human', asBot), hit('human', { ...asBot, at: AT + 1 })];
    const { hits: now } = reclassify(hits, nowBots(), windows);
    expect(now.map(({ hitClass, unique }) => [hitClass, unique])).toEqual([
      ['human', true],
      ['human', false],
    ]);
    expect([...windows.opened]).toEqual([[5, AT]]);
  });

  it('are taken away from each counter that they were added to', () => {
    const { before } = reclassify([hit('robot')], nowBots('robot'), new VisitorWindows(new Map()));
    const added = tally(before);
    const taken = takenAway(added);
    expect(taken.totals.map(({ hits, uniques }) => [hits, uniques])).toEqual(
      added.totals.map(() => [-1, -1]),
    );
    expect(taken.facets).toHaveLength(added.facets.length);
  });
});
