import { APP_ORIGIN, type TestMember, TestServer } from '../../../support/app';
import { enginesFor } from '../../../support/deployments';
import { refused, set } from '../../../support/links';
import { formWith, picture } from '../../../support/pictures';
import { setPreview, upload } from '../../../support/previews';
import type { Refusal } from '../../../support/teams';
import { eventually, until } from '../../../support/waiting';
import type { CardFetchesDto } from '../../../../src/modules/links/previews/http/card-fetches.dto';

const LINE = 'facebookexternalhit/1.1;line-poker/1.0';
const FACEBOOK = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36';
const LONG_AGO = '2001-01-01T00:00:00.000Z';

describe.each(enginesFor(20))('who fetched the card of a link, on %s', (engine) => {
  let server: TestServer;
  let home: TestMember;

  const ask = (slug: string, who = home) =>
    who.call<{ data: CardFetchesDto } & Refusal>(`/links/${encodeURIComponent(slug)}/preview/fetches`);
  const read = async (slug: string): Promise<CardFetchesDto> => (await ask(slug)).body.data;
  const visit = (slug: string, userAgent: string, query = '', method = 'GET') =>
    server.ask(`/${encodeURIComponent(slug)}${query}`, { method, headers: { 'user-agent': userAgent } });
  /** As soon as so many fetches are counted. */
  const counted = (slug: string, count: number): Promise<CardFetchesDto> =>
    eventually(
      () => read(slug),
      ({ services }) => services.reduce((sum, { fetches }) => sum + fetches, 0) === count,
    );

  beforeAll(async () => {
    server = await TestServer.shared(engine);
  });
  beforeEach(async () => {
    home = await server.member();
  });

  it('is nobody at first', async () => {
    const { encodeId } = await home.shorten('https://example.com/');
    expect((await ask(encodeId)).body.data).toEqual({
      changeTime: null,
      refreshUrl: `${APP_ORIGIN}/${encodeId}?v=1`,
      services: [],
      hasImage: false,
      image: null,
      warnings: [],
    });
  });

  it('is each service that asked, how often and when last; neither people nor other programs', async () => {
    const { encodeId } = await home.shorten('https://example.com/', `茶-${Date.now()}`);
    const before = Date.now();
    for (const userAgent of [CHROME, 'curl/8.5.0', LINE, FACEBOOK]) await visit(encodeId, userAgent);
    const others = Date.now();
    // Who asked last stands first, which equal times would leave to chance.
    await until('the clock has gone on', () => Date.now() > others);
    await visit(encodeId, LINE);
    await visit(encodeId, LINE, '', 'HEAD');
    const { services, refreshUrl } = await counted(encodeId, 3);
    const address = `${APP_ORIGIN}/${encodeURIComponent(encodeId)}`;
    expect(services).toEqual([
      {
        service: 'line',
        lastFetchTime: expect.any(String) as string,
        fetches: 2,
        showsOldCard: false,
        cacheHours: null,
        toolUrl: 'https://poker.line.naver.jp/',
      },
      {
        service: 'facebook',
        lastFetchTime: expect.any(String) as string,
        fetches: 1,
        showsOldCard: false,
        cacheHours: 24,
        toolUrl: `https://developers.facebook.com/tools/debug/?q=${encodeURIComponent(address)}`,
      },
    ]);
    for (const { lastFetchTime } of services) {
      expect(Date.parse(lastFetchTime)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(lastFetchTime)).toBeLessThanOrEqual(Date.now());
    }
    expect(refreshUrl).toBe(`${address}?v=4`);
  });

  it('says who shows an old card, until that service has asked again', async () => {
    const { encodeId } = await home.shorten('https://example.com/');
    for (const userAgent of [LINE, FACEBOOK]) await visit(encodeId, userAgent);
    await counted(encodeId, 2);
    await set(home, encodeId, 'note', 'not on the card');
    expect((await read(encodeId)).changeTime).toBeNull();
    const before = Date.now();
    await setPreview(home, encodeId, { title: 'Spring sale' });
    const { refreshUrl, services, changeTime } = await read(encodeId);
    expect(services.map(({ showsOldCard }) => showsOldCard)).toEqual([true, true]);
    expect(Date.parse(changeTime ?? LONG_AGO)).toBeGreaterThanOrEqual(before);
    const { search } = new URL(refreshUrl);
    const [plain, anew] = [await visit(encodeId, LINE), await visit(encodeId, LINE, search)];
    expect([anew.status, anew.headers.get('location'), anew.body]).toEqual([
      plain.status,
      plain.headers.get('location'),
      plain.body,
    ]);
    const after = await counted(encodeId, 4);
    const old = after.services.filter(({ showsOldCard }) => showsOldCard);
    expect(old.map(({ service }) => service)).toEqual(['facebook']);
  });

  it('says so as well when the link leads to another page', async () => {
    const { encodeId } = await home.shorten('https://example.com/');
    await visit(encodeId, FACEBOOK);
    await counted(encodeId, 1);
    await set(home, encodeId, 'url', 'https://example.com/other');
    expect((await read(encodeId)).services).toMatchObject([{ service: 'facebook', showsOldCard: true }]);
  });

  it('knows the size of pictures that were uploaded here, and what services make of them', async () => {
    const { encodeId } = await home.shorten('https://example.com/');
    const small = await upload(home, formWith(await picture(900, 900), { noCrop: 'true' }));
    await setPreview(home, encodeId, { imageUrl: small.body.data.publicPath });
    const { image, hasImage, warnings } = await read(encodeId);
    expect([hasImage, image]).toEqual([
      true,
      { width: 450, height: 450, bytes: expect.any(Number) as number },
    ]);
    expect(warnings).toEqual([
      { service: 'facebook', problem: 'small-card', width: 600, height: 315, bytes: null, percent: null },
      { service: 'x', problem: 'cut-off', width: null, height: null, bytes: null, percent: 48 },
      { service: 'linkedin', problem: 'cut-off', width: null, height: null, bytes: null, percent: 48 },
    ]);
    const usual = await upload(home, formWith(await picture(900, 900)));
    await setPreview(home, encodeId, { imageUrl: usual.body.data.publicPath });
    expect(await read(encodeId)).toMatchObject({ image: { width: 1200, height: 630 }, warnings: [] });
    await setPreview(home, encodeId, { imageUrl: 'https://e.test/a.png' });
    expect(await read(encodeId)).toMatchObject({ hasImage: true, image: null, warnings: [] });
  });

  it('is told to the group of the link alone', async () => {
    const { encodeId } = await home.shorten('https://example.com/');
    const stranger = await server.member();
    expect(await ask(encodeId, stranger)).toMatchObject(refused(404, 'links.link-does-not-exist'));
    expect(await ask('no-such-link')).toMatchObject(refused(404, 'links.link-does-not-exist'));
    const guest = await server.guest();
    expect((await guest.call(`/links/${encodeId}/preview/fetches`)).status).toBe(401);
    expect((await server.ask(`/api/v1/links/${encodeId}/preview/fetches`)).status).toBe(401);
  });
});
