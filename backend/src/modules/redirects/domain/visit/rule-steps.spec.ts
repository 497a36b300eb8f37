import fc from 'fast-check';
import { VISIT, visitBy, VISITED_LINK, withRules } from '../../../../../test/support/decided-visits';
import { decideVisit, explainVisit } from './decide-visit';
import { smartUtmPlace } from './smart-utm';
import type { Visit, Visitor } from './visit';
import { RULES, type VisitDecision } from './visit-decision';
import type { VisitedLink, VisitRules } from './visited-link';

const URL = VISITED_LINK.url;
const card = { title: 'Tea', description: null, image: null, appLinks: null };
const pixels = { fbPixel: ['1234567890'] };
const crawler: Partial<Visitor> = {
  isBot: true,
  isPreviewBot: true,
  platform: 'others',
  userAgent: 'line-poker',
};
const googlebot: Partial<Visitor> = { isBot: true, platform: 'others', userAgent: 'Googlebot' };
const iphone: Partial<Visitor> = {
  platform: 'iphone',
  userAgent: 'Mozilla/5.0 (iPhone) Version/17 Safari/604',
};
const android: Partial<Visitor> = { platform: 'android', userAgent: 'Mozilla/5.0 (Linux; Android 14)' };
const line: Partial<Visitor> = {
  ...iphone,
  inApp: 'line',
  source: 'line',
  campaign: 'utm_source=line&utm_medium=social',
};

/** What is decided, in as few words as say it. */
const shortly = (decision: VisitDecision): string => {
  const { rule, kind } = decision;
  const where = 'location' in decision ? ` ${decision.location}` : '';
  const app = 'app' in decision ? ` ${decision.app.scheme} ${decision.app.storeUrl ?? '-'}` : '';
  return `${rule} ${kind}${app}${where} ${decision.records ?? '-'}`;
};
const reported = (rules: Partial<VisitRules>, visit: Visit = VISIT, link: Partial<VisitedLink> = {}) =>
  shortly(decideVisit(withRules(rules, link), visit));

describe('what links with rules give', () => {
  it.each<[string, Partial<VisitRules>, Visit, string]>([
    ['a blocked one', { disabledFor: 'blocked', warning: 'threat' }, VISIT, 'disabled gone -'],
    ['an abused one, to a crawler', { disabledFor: 'abuse', card }, visitBy(crawler), 'disabled gone -'],
    ['an edited preview to a crawler', { card }, visitBy(crawler), 'card card visit'],
    ['it for HEAD', { card }, visitBy(crawler, { method: 'HEAD' }), 'card card head'],
    ['it ahead of time', { card }, visitBy(crawler, { prefetch: true }), 'prefetch come-back prefetch'],
    ['an edited preview to a person', { card }, VISIT, `redirect redirect ${URL} visit`],
    ['it to one that searches', { card, pixels }, visitBy(googlebot), `redirect redirect ${URL} visit`],
    ['none to a crawler', { pixels }, visitBy(crawler), `redirect redirect ${URL} visit`],
    ['a warning', { warning: 'young', pixels }, VISIT, `warning warning-page ${URL} -`],
    ['a warning to a program', { warning: 'young' }, visitBy(googlebot), `warning warning-page ${URL} -`],
    ['a card that is warned of', { warning: 'young', card }, visitBy(crawler), 'card card visit'],
    [
      'what was warned of',
      { warning: 'young' },
      visitBy({ hasSeenWarning: true }),
      `redirect redirect ${URL} visit`,
    ],
    [
      'a stand-in, whoever asks and for whom else there are targets',
      { backupUrl: 'https://b.test/', targets: [{ target: 'pc', url: 'https://pc.test/' }], pixels },
      VISIT,
      'backup redirect https://b.test/ visit',
    ],
    [
      'a stand-in for programs',
      { backupUrl: 'https://b.test/' },
      visitBy(crawler),
      'backup redirect https://b.test/ visit',
    ],
    [
      'a target',
      { targets: [{ target: 'pc', url: 'https://pc.test/' }], pixels },
      VISIT,
      'target redirect https://pc.test/ visit',
    ],
    [
      'a target for HEAD',
      { targets: [{ target: 'pc', url: 'https://pc.test/' }] },
      visitBy({}, { method: 'HEAD' }),
      'target redirect https://pc.test/ head',
    ],
    [
      'targets of others',
      { targets: [{ target: 'mac', url: 'https://mac.test/' }] },
      VISIT,
      `redirect redirect ${URL} visit`,
    ],
    [
      'targets to programs',
      { targets: [{ target: 'pc', url: 'https://pc.test/' }] },
      visitBy({ isBot: true }),
      `redirect redirect ${URL} visit`,
    ],
    ['pixels', { pixels }, VISIT, `pixels pixel-page ${URL} visit`],
    ['pixels to HEAD', { pixels }, visitBy({}, { method: 'HEAD' }), `pixels pixel-page ${URL} head`],
    ['pixels ahead of time', { pixels }, visitBy({}, { prefetch: true }), 'prefetch come-back prefetch'],
    ['pixels to programs', { pixels }, visitBy(googlebot), `redirect redirect ${URL} visit`],
    ['pixels in Germany', { pixels }, visitBy({ country: 'DE' }), `redirect redirect ${URL} visit`],
    ['pixels in Norway', { pixels }, visitBy({ country: 'NO' }), `redirect redirect ${URL} visit`],
    [
      'pixels in the United Kingdom',
      { pixels },
      visitBy({ country: 'GB' }),
      `redirect redirect ${URL} visit`,
    ],
    ['pixels in Switzerland', { pixels }, visitBy({ country: 'CH' }), `redirect redirect ${URL} visit`],
    ['pixels in Japan', { pixels }, visitBy({ country: 'JP' }), `pixels pixel-page ${URL} visit`],
    ['pixels nobody knows where', { pixels }, visitBy({ country: null }), `pixels pixel-page ${URL} visit`],
    [
      'pixels against a wish',
      { pixels },
      visitBy({ refusesTracking: true }),
      `redirect redirect ${URL} visit`,
    ],
  ])('%s', (_, rules, visit, expected) => {
    expect(reported(rules, visit)).toBe(expected);
  });
});

describe('apps', () => {
  const youtube = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const appStore = 'https://apps.apple.com/app/id443904275';
  const playStore = 'https://play.google.com/store/apps/details?id=jp.naver.line.android';

  it.each<[string, Partial<VisitRules>, Visit, string]>([
    [
      'open by native open',
      { isNativeOpen: true },
      visitBy(iphone),
      `native-open app-page vnd.youtube://dQw4w9WgXcQ - ${youtube} visit`,
    ],
    [
      'and on Android',
      { isNativeOpen: true },
      visitBy(android),
      `native-open app-page vnd.youtube://dQw4w9WgXcQ - ${youtube} visit`,
    ],
    ['never on a desk', { isNativeOpen: true }, VISIT, `redirect redirect ${youtube} visit`],
    [
      'never for programs',
      { isNativeOpen: true },
      visitBy({ ...iphone, isBot: true }),
      `redirect redirect ${youtube} visit`,
    ],
    [
      'open by a target, and else lead to its store',
      {
        targets: [
          { target: 'ios_store', url: appStore },
          { target: 'ios', url: 'shop://a' },
        ],
      },
      visitBy(iphone),
      `target app-page shop://a ${appStore} ${youtube} visit`,
    ],
    [
      'open by a more particular target, with the store of the system',
      {
        targets: [
          { target: 'ios_line', url: 'shop://line' },
          { target: 'ios_store', url: appStore },
        ],
      },
      visitBy(line),
      `target app-page shop://line ${appStore} ${youtube} visit`,
    ],
    [
      'open by a target of all phones',
      {
        targets: [
          { target: 'android_store', url: playStore },
          { target: 'ios_android', url: 'shop://a' },
        ],
      },
      visitBy(android),
      `target app-page shop://a ${playStore} ${youtube} visit`,
    ],
    [
      'open by what the link leads to, before its store',
      { targets: [{ target: 'ios_store', url: appStore }], isNativeOpen: true },
      visitBy(iphone),
      `target app-page vnd.youtube://dQw4w9WgXcQ ${appStore} ${youtube} visit`,
    ],
    [
      'are had at a store where nothing says how they open',
      { targets: [{ target: 'ios_store', url: appStore }] },
      visitBy(iphone),
      `target redirect ${appStore} visit`,
    ],
    [
      'are no matter on a desk',
      { targets: [{ target: 'pc', url: 'shop://a' }] },
      VISIT,
      `redirect redirect ${youtube} visit`,
    ],
  ])('%s', (_, rules, visit, expected) => {
    expect(reported(rules, visit, { url: youtube })).toBe(expected);
  });

  it('stay closed where no app is known', () => {
    expect(explainVisit(withRules({ isNativeOpen: true }), visitBy(iphone)).steps).toContainEqual({
      rule: 'native-open',
      outcome: 'passed',
      reason: 'no-known-app',
    });
  });
});

describe('smart UTM and words after the slug', () => {
  const smart = { smartUtm: smartUtmPlace(URL) };
  const rules = { hasSmartUtm: true };

  it.each<[string, VisitedLink, Visit, string]>([
    [
      'of a plain link',
      { ...VISITED_LINK, ...smart },
      visitBy(line),
      'https://e.test/a?b&utm_source=line&utm_medium=social#c',
    ],
    ['of a plain link, to programs', { ...VISITED_LINK, ...smart }, visitBy(googlebot), URL],
    [
      'of a target',
      withRules({ ...rules, targets: [{ target: 'ios', url: 'https://ios.test/' }] }, smart),
      visitBy(line),
      'https://ios.test/?utm_source=line&utm_medium=social',
    ],
    [
      'of a target that names its source',
      withRules({ ...rules, targets: [{ target: 'ios', url: 'https://ios.test/?utm_source=a' }] }, smart),
      visitBy(line),
      'https://ios.test/?utm_source=a',
    ],
    [
      'of a stand-in',
      withRules({ ...rules, backupUrl: 'https://b.test/' }, smart),
      visitBy(line),
      'https://b.test/?utm_source=line&utm_medium=social',
    ],
    [
      'before pixels',
      withRules({ ...rules, pixels }, smart),
      visitBy(line),
      'https://e.test/a?b&utm_source=line&utm_medium=social#c',
    ],
    [
      'after words',
      withRules({ ...rules, pathKey: 'kol' }, smart),
      visitBy(line, { extraPath: '茶' }),
      'https://e.test/a?b&kol=%E8%8C%B6&utm_source=line&utm_medium=social#c',
    ],
    [
      'unless the words are the source',
      withRules({ ...rules, pathKey: 'utm_source' }, smart),
      visitBy(line, { extraPath: 'mei' }),
      'https://e.test/a?b&utm_source=mei#c',
    ],
    [
      'words alone',
      withRules({ pathKey: 'kol' }),
      visitBy(line, { extraPath: 'mei' }),
      'https://e.test/a?b&kol=mei#c',
    ],
    [
      'what the visitor brought, before where they come from',
      withRules({ ...rules, passesQuery: true }, smart),
      visitBy({ ...line, passedQuery: 'gclid=1&B=2' }),
      'https://e.test/a?b&gclid=1&utm_source=line&utm_medium=social#c',
    ],
    [
      'a source that the visitor brought instead of their own',
      withRules({ ...rules, passesQuery: true }, smart),
      visitBy({ ...line, passedQuery: 'utm_source=ad' }),
      'https://e.test/a?b&utm_source=ad#c',
    ],
    [
      'what the visitor brought to a target, too',
      withRules({ passesQuery: true, targets: [{ target: 'ios', url: 'https://ios.test/?gclid=own' }] }),
      visitBy({ ...line, passedQuery: 'gclid=1&fbclid=2' }),
      'https://ios.test/?gclid=own&fbclid=2',
    ],
    [
      'words for programs',
      withRules({ ...rules, pathKey: 'kol' }, smart),
      visitBy(googlebot, { extraPath: 'mei' }),
      'https://e.test/a?b&kol=mei#c',
    ],
    [
      'no words',
      withRules({ ...rules, pathKey: 'kol' }, smart),
      visitBy(line),
      'https://e.test/a?b&utm_source=line&utm_medium=social#c',
    ],
  ])('%s', (_, link, visit, location) => {
    expect(decideVisit(link, visit)).toMatchObject({ location });
  });

  it('words of no use lead nowhere', () => {
    const visit = visitBy({}, { extraPath: 'mei' });
    expect(shortly(decideVisit(VISITED_LINK, visit))).toBe('unknown not-found -');
    expect(reported({ pixels }, visit)).toBe('unknown not-found -');
  });
});

describe('a link that has expired and is warned of', () => {
  const late = { expiresAt: VISIT.at, fallbackUrl: 'https://late.test/' };

  it.each<[string, Visit, Partial<VisitedLink>, string]>([
    ['before it leads elsewhere', VISIT, late, 'expired warning-page https://late.test/ -'],
    ['to a crawler', visitBy(crawler), late, 'expired warning-page https://late.test/ -'],
    ['and then leads on', visitBy({ hasSeenWarning: true }), late, 'expired fallback https://late.test/ -'],
    ['nowhere', VISIT, { ...late, fallbackUrl: null }, 'expired gone -'],
  ])('warns %s', (_, visit, link, decision) => {
    expect(reported({ warning: 'threat', card }, visit, link)).toBe(decision);
  });
});

describe('whatever the link and whoever visits', () => {
  const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
  const link: fc.Arbitrary<VisitedLink | null> = orNull(
    fc
      .record({
        isTrashed: fc.boolean(),
        expiresAt: orNull(fc.constantFrom(VISIT.at - 1, VISIT.at + 1)),
        fallbackUrl: orNull(fc.constant('https://f.test/')),
        rules: orNull(
          fc.record({
            disabledFor: orNull(fc.constantFrom('blocked' as const, 'abuse' as const)),
            warning: orNull(fc.constantFrom('young' as const, 'threat' as const)),
            backupUrl: orNull(fc.constant('https://b.test/')),
            card: orNull(fc.constant(card)),
            targets: orNull(
              fc.constantFrom(
                [{ target: 'ios' as const, url: 'shop://a' }],
                [{ target: 'pc' as const, url: 'https://pc.test/' }],
              ),
            ),
            isNativeOpen: fc.boolean(),
            pixels: orNull(fc.constant(pixels)),
            pathKey: orNull(fc.constant('kol')),
            hasSmartUtm: fc.boolean(),
            passesQuery: fc.boolean(),
          }),
        ),
      })
      .map((fields) => ({ ...VISITED_LINK, smartUtm: smartUtmPlace(URL), ...fields })),
  );
  const visit: fc.Arbitrary<Visit> = fc
    .record({
      method: fc.constantFrom('GET', 'HEAD', 'POST'),
      prefetch: fc.boolean(),
      extraPath: orNull(fc.string({ minLength: 1 })),
      visitor: fc.constantFrom(crawler, googlebot, iphone, android, line, {}, { hasSeenWarning: true }),
    })
    .map(({ visitor, ...rest }) => visitBy(visitor, rest));

  it('the decision is the one that is explained, by the rule that won, after all that did not', () => {
    fc.assert(
      fc.property(link, visit, (visited, asked) => {
        const { decision, steps } = explainVisit(visited, asked);
        expect(decideVisit(visited, asked)).toEqual(decision);
        expect(steps.map(({ rule }) => rule)).toEqual(RULES);
        const won = steps.findIndex(({ outcome }) => outcome === 'won');
        expect(steps[won]?.rule).toBe(decision.rule);
        expect(steps.slice(0, won).every(({ outcome }) => outcome === 'passed')).toBe(true);
        expect(steps.slice(won + 1).every(({ outcome }) => outcome === 'not-reached')).toBe(true);
        expect(steps.every(({ outcome, reason }) => (outcome === 'passed') === (reason !== null))).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('HEAD gets what GET gets, and is recorded as what it is', () => {
    fc.assert(
      fc.property(link, visit, (visited, asked) => {
        const head = decideVisit(visited, { ...asked, method: 'HEAD' });
        const got = decideVisit(visited, { ...asked, method: 'GET' });
        expect({ ...head, records: null }).toEqual({ ...got, records: null });
        expect(head.records === null).toBe(got.records === null);
        expect([null, 'head']).toContain(head.records);
      }),
    );
  });
});
