import { type TestMember, TestServer } from '../../../support/app';
import { enginesFor } from '../../../support/deployments';
import { setPreview } from '../../../support/previews';
import { subdomainOf } from '../../../support/domains';
import { set } from '../../../support/links';
import { gotAt, type Visiting } from '../../../support/visiting';
import { eventually } from '../../../support/waiting';

type Hits = Readonly<Record<'human' | 'preview' | 'bot' | 'prefetch' | 'head', number>>;
interface Counts {
  readonly totalClicks: number;
  readonly uniqueClicks: number;
  readonly hits: Hits;
}

const NOBODY: Hits = { human: 0, preview: 0, bot: 0, prefetch: 0, head: 0 };
const APPLE =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0';
const GPT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)';
const ON = '302 https://e.test/';
const BARE = '302 https://e.test/';
const AHEAD = { 'sec-purpose': 'prefetch;prerender' };

/** Links as the table of facts has them: with a preview that was edited, with pixels, with both, and with neither. */
type Kind = 'plain' | 'preview' | 'pixel' | 'both';

describe.each(enginesFor(0))('requests, answers and what they count as, on %s', (engine) => {
  let server: TestServer;
  let ada: TestMember;
  let host: string;
  let pixel: number;
  let made = 0;

  async function make(kind: Kind): Promise<string> {
    made += 1;
    const { encodeId } = await ada.shorten('https://e.test/', `${kind}-${made}`);
    await ada.call(`/links/${encodeId}/domain`, { method: 'PUT', body: { domain: host } });
    if (kind === 'preview' || kind === 'both') await setPreview(ada, encodeId, { title: 'Tea' });
    if (kind === 'pixel' || kind === 'both') await set(ada, encodeId, 'trackingtools', [pixel]);
    return encodeId;
  }
  const got = (slug: string, visiting: Visiting) => gotAt(server, `/${slug}`, { host, ...visiting });
  const counts = async (slug: string): Promise<Counts> =>
    (await ada.call<{ data: Counts }>(`/links/${slug}/overview`)).body.data;
  const counted = (slug: string, hits: Partial<Hits>): Promise<Counts> =>
    eventually(
      () => counts(slug),
      (seen) => JSON.stringify(seen.hits) === JSON.stringify({ ...NOBODY, ...hits }),
    );

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    ada = await server.member();
    host = await subdomainOf(ada, 'adaclasses');
    const body = { name: 'Pixel', value: { fbPixel: '1234567890' } };
    const tool = await ada.call<{ data: { id: number } }>('/my/trackingTools', { method: 'POST', body });
    pixel = tool.body.data.id;
  });

  it.each<[string, Kind, Visiting, string, Partial<Hits>]>([
    ['a browser', 'plain', {}, ON, { human: 1 }],
    ['a browser, of a link with pixels', 'pixel', {}, '200 PAGE', { human: 1 }],
    ['a browser, of a link with a preview', 'preview', {}, ON, { human: 1 }],
    ['Facebook’s crawler', 'preview', { by: 'facebookexternalhit' }, '200 Tea', { preview: 1 }],
    ['LINE’s crawler', 'both', { by: 'line-poker' }, '200 Tea', { preview: 1 }],
    ['Messages on Apple’s devices', 'preview', { by: { userAgent: APPLE } }, '200 Tea', { preview: 1 }],
    ['Facebook’s crawler, of none', 'plain', { by: 'facebookexternalhit' }, BARE, { preview: 1 }],
    ['Messages, of none', 'pixel', { by: { userAgent: APPLE } }, BARE, { preview: 1 }],
    ['Googlebot', 'both', { by: 'googlebot' }, BARE, { bot: 1 }],
    ['GPTBot', 'both', { by: { userAgent: GPT } }, BARE, { bot: 1 }],
    ['curl', 'pixel', { by: { userAgent: 'curl/8.5.0' } }, BARE, { bot: 1 }],
    ['nobody who says who', 'pixel', { by: { userAgent: '' } }, BARE, { bot: 1 }],
    ['a browser ahead of its user', 'pixel', { headers: AHEAD }, '503', { prefetch: 1 }],
    ['the same by an older header', 'plain', { headers: { purpose: 'prefetch' } }, '503', { prefetch: 1 }],
    ['HEAD', 'plain', { method: 'HEAD' }, ON, { head: 1 }],
    ['HEAD, of a link with pixels', 'pixel', { method: 'HEAD' }, '200', { head: 1 }],
    ['HEAD by a crawler', 'preview', { by: 'twitterbot', method: 'HEAD' }, '200', { head: 1 }],
  ])('%s', async (_, kind, visiting, answer, hits) => {
    const slug = await make(kind);
    const seen = await got(slug, visiting);
    expect(seen.replace(/^200 (?!Tea).+/, '200 PAGE')).toBe(answer);
    // Answers of another kind come after it in the journal, so that nothing is still to be counted.
    await got(slug, { by: { userAgent: 'Twitterbot/1.0' } });
    const preview = (hits.preview ?? 0) + 1;
    const { totalClicks, uniqueClicks } = await counted(slug, { ...hits, preview });
    expect([totalClicks, uniqueClicks]).toEqual([hits.human ?? 0, hits.human ?? 0]);
  });

  it.each(['POST', 'PUT', 'DELETE'])('%s is nothing at all', async (method) => {
    const slug = await make('pixel');
    expect(await got(slug, { method })).toBe('405');
    await got(slug, { by: 'twitterbot' });
    await counted(slug, { preview: 1 });
  });

  it('somebody again is a click more, and nobody else', async () => {
    const slug = await make('plain');
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
    };
    await got(slug, { headers });
    await got(slug, { headers });
    expect(await counted(slug, { human: 2 })).toMatchObject({ totalClicks: 2, uniqueClicks: 1 });
  });

  it('a link that is no more is gone for everybody, and counts nothing', async () => {
    const slug = await make('both');
    await got(slug, { by: 'twitterbot' });
    await ada.call(`/links/${slug}`, { method: 'DELETE' });
    for (const by of ['windows-chrome', 'facebookexternalhit', 'googlebot'] as const) {
      expect(await got(slug, { by })).toMatch(/^410 ./);
    }
    expect(await got(slug, { method: 'HEAD' })).toBe('410');
  });
});
