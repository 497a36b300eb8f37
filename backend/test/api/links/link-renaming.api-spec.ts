import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { refused, set, show, visit } from '../../support/links';
import { TestTeam } from '../../support/teams';

const RUSH = 20;
const MISSING = refused(404, 'links.link-does-not-exist');
const TAKEN = refused(409, 'links.slug-taken');

describe.each(['SQLite', 'MariaDB'] as const)('the slug of a link over HTTP on %s', (engine) => {
  let server: TestServer;
  let home: TestMember;

  const rename = (who: TestCaller, slug: string, value: unknown) => set(who, slug, 'encodeId', value);
  const shorten = (who: TestCaller, encodeId: string) =>
    who.call('/links', { method: 'POST', body: { url: 'https://example.com/other', encodeId } });

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    home = await server.member();
  });

  it('is changed, and the one before goes on redirecting to wherever the link leads', async () => {
    await home.shorten('https://example.com/1', 'printed');
    expect(await visit(server, 'printed')).toEqual([302, 'https://example.com/1']);
    const answer = await rename(home, 'printed', '春節');
    expect(answer).toMatchObject(refused(400, 'links.slug-too-short', 'value'));
    expect(await rename(home, 'printed', '元宵特賣')).toMatchObject({
      status: 200,
      body: { data: { encodeId: '元宵特賣', url: 'https://example.com/1' } },
    });
    await rename(home, '元宵特賣', 'third-name');
    for (const slug of ['printed', '元宵特賣', 'third-name']) {
      expect(await visit(server, slug)).toEqual([302, 'https://example.com/1']);
      expect((await show(home, slug)).body.data.encodeId).toBe('third-name');
    }
    await set(home, 'printed', 'url', 'https://example.com/2');
    for (const slug of ['printed', '元宵特賣', 'third-name']) {
      expect(await visit(server, slug)).toEqual([302, 'https://example.com/2']);
    }
    await home.call('/links/third-name', { method: 'DELETE' });
    for (const slug of ['printed', '元宵特賣', 'third-name']) {
      expect(await visit(server, slug)).toEqual([410, null]);
    }
  });

  it('is listed once, by the name that the link has now', async () => {
    const alone = await server.member();
    await alone.shorten('https://example.com/', 'listed-old');
    await rename(alone, 'listed-old', 'listed-new');
    const { body } = await alone.call<{ data: { linksData: { encodeId: string }[] } }>(
      '/links/overview/query',
      { method: 'POST', body: {} },
    );
    expect(body.data.linksData.map(({ encodeId }) => encodeId)).toEqual(['listed-new']);
    const history = await alone.call('/links/listed-new/history');
    expect(history.body).toMatchObject({
      data: { changes: [{ field: 'encodeId', before: 'listed-old', after: 'listed-new' }] },
    });
  });

  it('stays taken when the link has another one, except for the link itself', async () => {
    for (const slug of ['first-name', 'neighbour']) await home.shorten('https://example.com/', slug);
    await rename(home, 'first-name', 'second-name');
    const guest = await server.guest();
    for (const who of [home, guest]) expect(await shorten(who, 'first-name')).toMatchObject(TAKEN);
    const taken = refused(409, 'links.slug-taken', 'value');
    expect(await rename(home, 'neighbour', 'first-name')).toMatchObject(taken);
    expect(await rename(home, 'neighbour', 'second-name')).toMatchObject(taken);
    expect(await visit(server, 'neighbour')).toEqual([302, 'https://example.com/']);
    expect(await rename(home, 'second-name', 'first-name')).toMatchObject({ status: 200 });
    expect((await show(home, 'second-name')).body.data.encodeId).toBe('first-name');
    expect(await rename(home, 'first-name', 'first-name')).toMatchObject({ status: 200 });
  });

  it(`goes to one of ${String(RUSH)} who want it, while nobody gets the one that is left`, async () => {
    const slugs = Array.from({ length: RUSH }, (_, n) => `rush-${n}`);
    for (const slug of slugs) await home.shorten('https://example.com/', slug);
    const [renamed, made] = await Promise.all([
      Promise.all(slugs.map((slug) => rename(home, slug, 'wanted'))),
      Promise.all(slugs.map((slug) => shorten(home, slug))),
    ]);
    expect(renamed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(renamed.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([409]));
    for (const slug of [...slugs, 'wanted']) {
      expect(await visit(server, slug)).toEqual([302, 'https://example.com/']);
    }
  });

  it('that a guest’s link had is no claim on the link that a member has named anew', async () => {
    const guest = await server.guest();
    const { claim, encodeId } = await guest.shorten('https://example.com/', 'claimed-name');
    const claims = { method: 'POST', body: { claims: [claim] } };
    await home.call('/links/claims', claims);
    await rename(home, encodeId, 'mine-now');
    const thief = await server.member();
    expect((await thief.call('/links/claims', claims)).body).toEqual({ data: { claimed: [], refused: 1 } });
    const remove = { method: 'DELETE', headers: { 'x-link-claim': claim } };
    expect(await guest.call('/links/claimed-name', remove)).toMatchObject(MISSING);
    expect((await show(home, 'claimed-name')).body.data.encodeId).toBe('mine-now');
  });

  it.each([
    ['links.slug-invalid', 'a b c'],
    ['links.slug-reserved', 'analytics'],
    ['links.slug-confusable', 'аpple'],
    ['links.slug-too-long', 'x'.repeat(91)],
  ])('is refused with %s as when a link is made', async (code, value) => {
    await home.shorten('https://example.com/', `plain-${code.slice('links.slug-'.length)}`);
    const answer = await rename(home, `plain-${code.slice('links.slug-'.length)}`, value);
    expect(answer).toMatchObject(refused(400, code, 'value'));
  });

  it.each([null, undefined, 7, []])('is text, and not %j', async (value) => {
    const answer = await rename(home, 'whatever', value);
    expect([answer.status, answer.body.error.fields?.[0]?.field]).toEqual([400, 'value']);
  });

  it('is changed by whoever made the link and admins alone', async () => {
    const [bob, cyd] = [await server.member(), await server.member()];
    const tea = await TestTeam.make(server, 'classic', bob, cyd);
    await tea.as(bob).shorten('https://example.com/', 'renamed-of-bob');
    expect(await rename(tea.as(cyd), 'renamed-of-bob', 'of-cyd')).toMatchObject(
      refused(403, 'links.not-allowed'),
    );
    expect(await rename(home, 'renamed-of-bob', 'of-home')).toMatchObject(MISSING);
    expect(await rename(tea.admin, 'renamed-of-bob', 'of-admin')).toMatchObject({ status: 200 });
    const guest = await server.guest();
    const { encodeId } = await guest.shorten('https://example.com/');
    expect(await rename(guest, encodeId, 'of-guest')).toMatchObject(refused(401, 'identity.plz-login'));
  });
});
