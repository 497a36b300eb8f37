import fc from 'fast-check';
import type { QuestionInput } from '../../../../src/modules/redirects/domain/explain/visit-question';
import { EXPLAINED_DEVICES } from '../../../../src/modules/redirects/domain/explain/explained-device';
import { RULES } from '../../../../src/modules/redirects/domain/visit/visit-decision';
import type { ExplanationDto } from '../../../../src/modules/redirects/http/explain/explanation.dto';
import { PackagedMap } from '../../../../src/shared/geo/packaged-map';
import { TestServer } from '../../../support/app';
import { rounds } from '../../../support/depth';
import { type HostAnswer, ROOT, subdomainOf } from '../../../support/domains';
import { visitPath } from '../../../support/visiting';
import { linkPlan, type LinkPlan, makeLink, ONE_OF_EACH } from './explained-links';

/** Another one tries other cases. */
const SEED = jest.getSeed();
const LINKS = 70;
const CASES = rounds(100, 500);

/** In countries with and without a law against tracking people unasked, and on no map. */
const ADDRESSES = ['168.95.1.1', '85.214.132.117', '133.11.0.1', '8.8.8.8', '130.60.1.1', '10.1.2.3'];
const USER_AGENTS = [
  '',
  'curl/8.5.0',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (iPod touch; CPU iPhone OS 15_7 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  'Mozilla/5.0 (Linux; Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0',
];
const REFERRERS = [
  'https://l.facebook.com/',
  'https://t.co/abc',
  'https://www.google.com/',
  'android-app://com.google.android.gm/',
  'https://somewhere.test/page?a=b',
  'nonsense',
  `http://${ROOT}/analytics/x`,
];

const some = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });
/** Most links have nothing to do with it. */
const nowAndThen = <T>(...values: T[]) =>
  fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 3 },
    { arbitrary: fc.constantFrom(...values), weight: 1 },
  );
const seldom = fc.nat(7).map((dice) => dice === 0);
const visitor = fc.record({
  who: fc.oneof(
    { arbitrary: fc.constantFrom(...EXPLAINED_DEVICES).map((device) => ({ device })), weight: 4 },
    { arbitrary: fc.constantFrom(...USER_AGENTS).map((userAgent) => ({ userAgent })), weight: 1 },
  ),
  address: fc.constantFrom(...ADDRESSES),
  referrer: some(...REFERRERS),
  language: some('zh-TW,zh;q=0.9', 'ja', 'de-DE,de;q=0.5'),
  path: nowAndThen('mei', '茶', 'a b&c=d', "o'neil#1"),
  isHead: seldom,
  isPrefetch: seldom,
  fromQr: seldom,
  doNotTrack: seldom,
});
type Visit = typeof visitor extends fc.Arbitrary<infer Each> ? Each : never;

const questionOf = (visit: Visit, country: string | null): QuestionInput => ({
  ...visit.who,
  country,
  referrer: visit.referrer ?? null,
  language: visit.language ?? null,
  path: visit.path ?? null,
  method: visit.isHead ? 'HEAD' : 'GET',
  isPrefetch: visit.isPrefetch,
  fromQr: visit.fromQr,
  doNotTrack: visit.doNotTrack,
});

/** The data that a page's own script works with. */
function planIn(body: string): Readonly<Record<string, unknown>> | null {
  const json = /<script type="application\/json" id="plan">(.*?)<\/script>/s.exec(body)?.[1];
  return json === undefined ? null : (JSON.parse(json) as Readonly<Record<string, unknown>>);
}

/** What kind of answer it is, as far as its visitor can tell. */
function kindOf({ status, body }: HostAnswer): string {
  if (status !== 200) return String(status);
  if (body.includes('<meta property="og:title"')) return 'card';
  if (/href="\?(?:[^"]*&#38;)?warned=/.test(body)) return 'warning-page';
  const plan = planIn(body);
  if (plan !== null) return 'tools' in plan ? 'pixel-page' : 'app-page';
  return 'another page';
}

/** Where a page leads on the web. */
function locationIn({ headers, body }: HostAnswer): unknown {
  const plan = planIn(body);
  return headers.location ?? plan?.['location'] ?? plan?.['web'];
}

const STATUS_OF_PAGES = ['card', 'warning-page', 'app-page', 'pixel-page'];
const isPage = ({ answer }: ExplanationDto): boolean => STATUS_OF_PAGES.includes(answer);

describe(`an explanation of a visit, with seed ${String(SEED)}`, () => {
  let server: TestServer;
  let host: string;
  let plans: readonly LinkPlan[];
  let countries: ReadonlyMap<string, string | null>;
  let explain: (slug: string, question: QuestionInput) => Promise<ExplanationDto>;

  beforeAll(async () => {
    const map = PackagedMap.open('/nowhere');
    countries = new Map(ADDRESSES.map((address) => [address, map.locate(address)?.country ?? null]));
    server = await TestServer.shared();
    const owner = await server.member();
    host = await subdomainOf(owner, 'explained');
    const tool = { name: 'All', value: { fbPixel: '1234567890', gTag: 'GTM-ABC123' } };
    const { body } = await owner.call<{ data: { id: number } }>('/my/trackingTools', {
      method: 'POST',
      body: tool,
    });
    const makers = { server, owner, host, pixel: body.data.id };
    const drawn = fc.sample(linkPlan, { seed: SEED, numRuns: LINKS - ONE_OF_EACH.length });
    plans = [...ONE_OF_EACH, ...drawn];
    for (const [index, plan] of plans.entries()) await makeLink(plan, `link-${String(index)}`, makers);
    explain = async (slug, question) => {
      const answer = await owner.call<{ data: ExplanationDto }>(`/links/${slug}/explain`, {
        method: 'POST',
        body: question,
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.data;
    };
  });

  const visit = (slug: string, plan: LinkPlan, asked: Visit): Promise<HostAnswer> => {
    const { who, address, referrer, language, path, isHead, isPrefetch, fromQr, doNotTrack } = asked;
    const behind = path === undefined ? '' : `/${encodeURIComponent(path)}`;
    return visitPath(server, `/${slug}${behind}${fromQr ? '?qr=1' : ''}`, {
      by: 'device' in who ? who.device : who,
      method: isHead ? 'HEAD' : 'GET',
      host: plan.isOnSubdomain ? host : ROOT,
      address,
      ...(referrer === undefined ? {} : { referrer }),
      headers: {
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...(isPrefetch ? { 'sec-purpose': 'prefetch' } : {}),
        ...(doNotTrack ? { 'sec-gpc': '1' } : {}),
      },
    });
  };

  it(`is what the visit gets, in ${String(CASES)} cases`, async () => {
    const rules = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.nat(LINKS - 1), visitor, async (index, asked) => {
        const plan = plans[index];
        if (plan === undefined) throw new Error('no such link');
        const slug = `link-${String(index)}`;
        const reported = await explain(slug, questionOf(asked, countries.get(asked.address) ?? null));
        const got = await visit(slug, plan, asked);
        rules.set(reported.rule, (rules.get(reported.rule) ?? 0) + 1);
        expect({ status: reported.status, parts: reported.parts.map(({ text }) => text).join('') }).toEqual({
          status: got.status,
          parts: reported.location ?? '',
        });
        expect(reported.rungs.filter(({ outcome }) => outcome === 'won').map(({ rule }) => rule)).toEqual([
          reported.rule,
        ]);
        if (reported.answer !== 'not-found') {
          expect(reported.headers).toEqual(
            reported.headers.map(({ name }) => ({ name, value: got.headers[name.toLowerCase()] })),
          );
        }
        if (got.status === 302) expect(reported.location).toBe(got.headers.location);
        if (asked.isHead) return;
        expect(kindOf(got)).toBe(isPage(reported) ? reported.answer : String(reported.status));
        const where = locationIn(got);
        if (where !== undefined) expect(reported.location).toBe(where);
      }),
      { seed: SEED, numRuns: CASES },
    );
    // Each rule has had its turn, or the cases would say less than they seem to.
    expect(RULES.filter((rule) => rule !== 'method' && !rules.has(rule))).toEqual([]);
  });
});
