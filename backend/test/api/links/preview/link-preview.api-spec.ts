import { PlanLimitsService } from '../../../../src/modules/billing';
import { type TestMember, TestServer } from '../../../support/app';
import { enginesFor } from '../../../support/deployments';
import { metered, refused, set } from '../../../support/links';
import { PUBLIC_IP, TestNetwork } from '../../../support/networks';
import { pageOf, PageServer } from '../../../support/page-server';
import { formWith, picture } from '../../../support/pictures';
import { setPreview, showPreview, upload } from '../../../support/previews';
import { until } from '../../../support/waiting';

const NOT_HERE = refused(404, 'links.link-does-not-exist');
const PAGE = `<title>Oolong &amp; more</title><meta name="description" content="From the hills">
  <meta property="og:image" content="/tea.jpg">`;

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '=cmd|calc',
  '{{7*7}}<%= 7*7 %>',
  '../../etc/passwd',
  'Ω≈ç√∫˜µ≤≥÷',
  '社會科學院語學研究所',
  '𠜎𠜱𠝹𠱓',
  'ﷺ',
  '\u202etest\u202c',
  '\ufeff\u200b\u2060',
  '👾 🙇 💁 🙅',
  'e\u0301'.repeat(150),
  '\ud800',
  'a\u0000b',
];

const site = new PageServer();

describe.each(enginesFor(19))('the preview of a link over HTTP on %s', (engine) => {
  const network = new TestNetwork(site);
  let server: TestServer;
  let home: TestMember;

  const eventually = async (slug: string, title: string): Promise<void> => {
    await until(
      `the page says ${title}`,
      async () => (await showPreview(home, slug)).originalTitle === title,
    );
  };

  beforeAll(async () => {
    await site.start();
    site.pages.set('/', pageOf(PAGE));
    site.pages.set('/new', pageOf('<title>Another page</title>'));
    network.names.set('tea.test', [[PUBLIC_IP]]);
    server = await TestServer.start(engine, {}, network);
  });
  beforeEach(async () => {
    home = await server.member();
  });
  afterAll(async () => {
    await server.stop();
    await site.stop();
  });

  it('is what the page says, read after the link was made', async () => {
    const { encodeId } = await home.shorten('http://tea.test/');
    await eventually(encodeId, 'Oolong & more');
    expect(await showPreview(home, encodeId)).toMatchObject({
      title: 'Oolong & more',
      description: 'From the hills',
      imageUrl: 'http://tea.test/tea.jpg',
      titleIsNull: false,
      originalImageUrl: 'http://tea.test/tea.jpg',
      preview: { title: null, description: null, imageUrl: null },
      isVideo: false,
    });
  });

  it('is the host of a page that cannot be read', async () => {
    const { encodeId } = await home.shorten('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(await showPreview(home, encodeId)).toMatchObject({
      title: 'www.youtube.com',
      description: null,
      titleIsNull: true,
      isVideo: true,
    });
  });

  it('is read anew when the link leads elsewhere, and what is set stays', async () => {
    const { encodeId } = await home.shorten('http://tea.test/');
    await eventually(encodeId, 'Oolong & more');
    await setPreview(home, encodeId, { description: 'Mine' });
    await set(home, encodeId, 'url', 'http://tea.test/new');
    await eventually(encodeId, 'Another page');
    expect(await showPreview(home, encodeId)).toMatchObject({
      title: 'Another page',
      description: 'Mine',
      originalDescription: null,
      originalImageUrl: null,
    });
  });

  it('is set, changed and cleared field by field', async () => {
    const { encodeId } = await home.shorten('https://example.com/');
    const first = await setPreview(home, encodeId, { title: '  Spring \n sale ', hasPlayIcon: true });
    expect(first.body.data).toMatchObject({
      title: 'Spring sale',
      hasPlayIcon: true,
      preview: { title: 'Spring sale', description: null },
    });
    await setPreview(home, encodeId, { description: '春季特賣', imageUrl: 'https://e.test/a b.png' });
    expect(await showPreview(home, encodeId)).toMatchObject({
      title: 'Spring sale',
      description: '春季特賣',
      imageUrl: 'https://e.test/a%20b.png',
    });
    const nothing = { title: null, description: ' ', imageUrl: null, hasPlayIcon: false };
    const cleared = await setPreview(home, encodeId, nothing);
    expect(cleared.body.data).toMatchObject({
      title: 'example.com',
      preview: { title: null, description: null, imageUrl: null },
    });
  });

  it('is one line of at most 300 signs, without what turns text around', async () => {
    const { encodeId } = await home.shorten('https://example.com/');
    const title = `\u202Egnirps\u0000 ${'👨‍👩‍👧'.repeat(80)}`;
    await setPreview(home, encodeId, { title });
    const kept = (await showPreview(home, encodeId)).title;
    expect(Array.from(kept).length).toBeLessThanOrEqual(300);
    expect(kept).toBe(`gnirps ${'👨‍👩‍👧'.repeat(58)}`);
  });

  it.each(HOSTILE)('takes %j for a text like any other', async (text) => {
    const { encodeId } = await home.shorten('https://example.com/');
    const { status } = await setPreview(home, encodeId, { title: text, description: text });
    expect(status).toBe(200);
    const { preview } = await showPreview(home, encodeId);
    const again = await setPreview(home, encodeId, {
      title: preview.title,
      description: preview.description,
    });
    expect(again.body.data.preview).toEqual(preview);
  });

  it('counts once for each link, also when it is cleared, and not beyond the plan', async () => {
    const limits = server.web.app.get(PlanLimitsService);
    await limits.take(home.groupId, 'editablePreviews', 59);
    const one = await home.shorten('https://example.com/1');
    const two = await home.shorten('https://example.com/2');
    await setPreview(home, one.encodeId, { title: null });
    expect(await metered(home, 'editablePreviews')).toBe(59);
    await setPreview(home, one.encodeId, { title: 'One' });
    await setPreview(home, one.encodeId, { title: null });
    await setPreview(home, one.encodeId, { title: 'Again', description: 'more' });
    expect(await metered(home, 'editablePreviews')).toBe(60);
    expect(await setPreview(home, two.encodeId, { title: 'Two' })).toMatchObject(
      refused(403, 'plan.limit-reached'),
    );
    expect((await showPreview(home, two.encodeId)).preview.title).toBeNull();
    const copy = await home.call(`/links/${one.encodeId}/duplicate`, { method: 'POST' });
    expect(copy).toMatchObject(refused(403, 'plan.limit-reached'));
  });

  it('has one winner when many want the last', async () => {
    await server.web.app.get(PlanLimitsService).take(home.groupId, 'editablePreviews', 59);
    const links = await Promise.all(
      Array.from({ length: 8 }, (_, index) => home.shorten(`https://example.com/${index}`)),
    );
    const answers = await Promise.all(
      links.map(({ encodeId }) => setPreview(home, encodeId, { title: 'mine' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await metered(home, 'editablePreviews')).toBe(60);
  });

  it('is part of a link as a whole: of PUT, history and copies', async () => {
    const { encodeId } = await home.shorten('https://example.com/');
    await home.call(`/links/${encodeId}`, { method: 'PUT', body: { title: 'Whole', note: 'x' } });
    const history = await home.call<{ data: { changes: object[] } }>(`/links/${encodeId}/history`);
    expect(history.body.data.changes).toContainEqual(
      expect.objectContaining({ field: 'title', before: null, after: 'Whole', canRollBack: false }),
    );
    const copy = await home.call(`/links/${encodeId}/duplicate`, { method: 'POST' });
    expect(copy).toMatchObject({ status: 201, body: { data: { title: 'Whole' } } });
    expect(await metered(home, 'editablePreviews')).toBe(2);
  });

  it('shows an upload of the group, and of nobody else', async () => {
    const form = formWith(await picture());
    const { publicPath } = (await upload(home, form)).body.data;
    const { encodeId } = await home.shorten('https://example.com/');
    expect((await setPreview(home, encodeId, { imageUrl: publicPath })).body.data.imageUrl).toBe(publicPath);
    const other = await server.member();
    const theirs = await other.shorten('https://example.com/');
    const unknown = refused(400, 'links.image-unknown', 'imageUrl');
    expect(await setPreview(other, theirs.encodeId, { imageUrl: publicPath })).toMatchObject(unknown);
    const none = `/images/ab/${'0'.repeat(30)}.jpg`;
    expect(await setPreview(home, encodeId, { imageUrl: none })).toMatchObject(unknown);
  });

  it.each([
    [{ title: 7 }, 'title'],
    [{ title: 'x'.repeat(5_001) }, 'title'],
    [{ description: ['x'] }, 'description'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
    [{ imageUrl: 'http://127.0.0.1/a.png' }, 'imageUrl'],
    [{ imageUrl: '/images/../etc/passwd' }, 'imageUrl'],
    [{ imageUrl: 'data:image/png;base64,AAAA' }, 'imageUrl'],
    [{ hasPlayIcon: 'maybe' }, 'hasPlayIcon'],
  ])('refuses %j', async (body, field) => {
    const { encodeId } = await home.shorten('https://example.com/');
    const answer = await setPreview(home, encodeId, body);
    expect(answer).toMatchObject({ status: 400, body: { error: { fields: [{ field }] } } });
  });

  it('is nothing for guests and strangers', async () => {
    const { encodeId } = await home.shorten('https://example.com/');
    const stranger = await server.member();
    expect(await setPreview(stranger, encodeId, { title: 'x' })).toMatchObject(NOT_HERE);
    expect((await setPreview(await server.guest(), encodeId, { title: 'x' })).status).toBe(401);
    expect((await showPreview(home, encodeId)).preview.title).toBeNull();
  });
});
