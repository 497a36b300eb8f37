import { type TestCaller, type TestMember, TestServer } from '../../../support/app';
import { enginesFor } from '../../../support/deployments';
import { refused, set } from '../../../support/links';

const YEAR = new Date().getUTCFullYear();
const FREE = { isAvailable: true, code: null, suggestions: [] };

describe.each(enginesFor(22))('whether a slug can be had, over HTTP on %s', (engine) => {
  let server: TestServer;
  let ann: TestMember;

  const check = (who: TestCaller, value: unknown) =>
    who.call('/links/encodeId/check', { method: 'POST', body: { value } });

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    ann = await server.member();
  });

  it('is told to guests and members alike, and changes nothing', async () => {
    const guest = await server.guest();
    expect(await check(guest, '週年慶')).toMatchObject({ status: 200, body: { data: FREE } });
    expect(await check(ann, '週年慶')).toMatchObject({ status: 200, body: { data: FREE } });
    expect((await ann.shorten('https://example.com/', '週年慶')).encodeId).toBe('週年慶');
  });

  it('says neither whose a taken one is nor whether it is in the trash, and names free ones', async () => {
    await ann.shorten('https://example.com/', 'sale');
    await ann.shorten('https://example.com/', 'sale-2');
    await ann.call('/links/sale', { method: 'DELETE' });
    const taken = {
      isAvailable: false,
      code: 'links.slug-taken',
      suggestions: [`sale-${YEAR}`, 'sale-3', 'sale-4'],
    };
    expect((await check(await server.guest(), 'sale')).body).toEqual({ data: taken });
    expect((await check(ann, 'sale')).body).toEqual({ data: taken });
    expect((await check(ann, 'Sale')).body).toEqual({ data: FREE });
  });

  it('counts a slug that a link had before as taken', async () => {
    await ann.shorten('https://example.com/', 'before');
    await set(ann, 'before', 'encodeId', 'after');
    expect((await check(ann, 'before')).body).toMatchObject({ data: { code: 'links.slug-taken' } });
  });

  it('asks the domain that is named', async () => {
    await ann.shorten('https://example.com/', 'of-the-shared-one');
    const ask = (domain: unknown) =>
      ann.call('/links/encodeId/check', { method: 'POST', body: { value: 'of-the-shared-one', domain } });
    expect((await ask('linklet.test')).body).toMatchObject({ data: { code: 'links.slug-taken' } });
    expect((await ask('nobody-has-this.linklet.test')).body).toEqual({ data: FREE });
    expect(await ask(7)).toMatchObject(refused(400, 'http.validation', 'domain'));
  });

  it.each([
    ['ab', 'links.slug-too-short', `ab-${YEAR}`],
    ['a'.repeat(91), 'links.slug-too-long', 'a'.repeat(90)],
    ['my sale', 'links.slug-invalid', 'my-sale'],
    ['ｓｐｒｉｎｇ', 'links.slug-confusable', 'spring'],
    ['admin', 'links.slug-reserved', `admin-${YEAR}`],
    ["'; DROP TABLE links --", 'links.slug-invalid', 'DROP-TABLE-links---'],
  ])('says of %s what making it would', async (value, code, first) => {
    const { status, body } = await check(ann, value);
    expect([status, body]).toMatchObject([200, { data: { isAvailable: false, code } }]);
    const { suggestions } = (body as { data: { suggestions: string[] } }).data;
    expect(suggestions[0]).toBe(first);
    expect(await check(ann, first)).toMatchObject({ body: { data: FREE } });
  });

  it.each([undefined, null, 7, ['sale'], 'a'.repeat(5_001)])('refuses %p', async (value) => {
    expect(await check(ann, value)).toMatchObject(refused(400, 'http.validation', 'value'));
  });

  it('asks for a token, and for patience', async () => {
    expect(
      await server.ask('/api/v1/links/encodeId/check', { method: 'POST', body: { value: 'x' } }),
    ).toMatchObject(refused(401, 'identity.unauthorized'));
    const hasty = await server.guest();
    const answers = await Promise.all(Array.from({ length: 130 }, (_, n) => check(hasty, `slug-${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject(refused(429, 'http.rate-limited'));
  });
});
