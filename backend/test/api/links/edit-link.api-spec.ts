import { type TestCaller, type TestMember, TestServer } from '../../support/app';
import { type LinkSeen, metered, refused, set, show, visit } from '../../support/links';
import { changeGroup } from '../../support/groups';
import { type Refusal, TestTeam } from '../../support/teams';

const MISSING = refused(404, 'links.link-does-not-exist');
const TARGETS = [
  { target: 'ios_store', url: 'https://apps.apple.com/app/id443904275' },
  { target: 'android', url: 'shopeetw://home' },
];

describe.each(['SQLite', 'MariaDB'] as const)('a link as a whole over HTTP on %s', (engine) => {
  let server: TestServer;
  let home: TestMember;
  let bob: TestMember;
  let cyd: TestMember;
  let tea: TestTeam;

  const edit = (who: TestCaller, slug: string, body: object) =>
    who.call<{ data: LinkSeen } & Refusal>(`/links/${slug}`, { method: 'PUT', body });
  const duplicate = (who: TestCaller, slug: string, headers = {}) =>
    who.call<{ data: LinkSeen & { id: number; createTime: string } } & Refusal>(`/links/${slug}/duplicate`, {
      method: 'POST',
      headers,
    });
  const setTargets = (who: TestCaller, path: string, targets: unknown) =>
    who.call<{ data: object } & Refusal>(path, { method: 'POST', body: { targets } });

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    bob = await server.member();
    cyd = await server.member();
    tea = await TestTeam.make(server, 'classic', bob, cyd);
  });
  beforeEach(async () => {
    home = await server.member();
  });

  it('is changed in everything that is named, and in nothing else', async () => {
    await home.shorten('https://example.com/1', 'whole');
    await set(home, 'whole', 'note', 'stays');
    const input = {
      encodeId: 'whole-new',
      url: 'https://example.com/2',
      star: true,
      expireTime: '2099-01-01T00:00:00Z',
      timezone: 'Asia/Tokyo',
      fallbackUrl: 'https://example.com/over',
      nativeOpen: true,
      smartUtmOff: true,
      analyticsObscurity: false,
      utm: { source: 'line', medium: 'social', campaign: ' ' },
      targets: [...TARGETS].reverse(),
    };
    const kept = {
      ...input,
      expireTime: '2099-01-01T00:00:00.000Z',
      utm: { source: 'line', medium: 'social' },
      targets: TARGETS,
      publicAnalytics: true,
      note: 'stays',
    };
    expect(await edit(home, 'whole', input)).toMatchObject({ status: 200, body: { data: kept } });
    expect((await show(home, 'whole-new')).body.data).toMatchObject(kept);
    expect([await metered(home, 'stars'), await metered(home, 'urlReplacements')]).toEqual([1, 1]);
    for (const slug of ['whole', 'whole-new']) {
      expect(await visit(server, slug)).toEqual([
        302,
        'https://example.com/2?utm_source=line&utm_medium=social',
      ]);
    }
    const none = { utm: null, targets: null, expireTime: null, note: null };
    expect((await edit(home, 'whole-new', none)).body.data).toMatchObject({
      ...none,
      targets: [],
      fallbackUrl: null,
      star: true,
    });
    expect(await edit(home, 'whole-new', {})).toMatchObject({ status: 200 });
  });

  it('stays as it is when anything is wrong, and all that is wrong is named', async () => {
    await home.shorten('https://example.com/', 'strictly');
    const answer = await edit(home, 'strictly', {
      encodeId: 'a b c',
      url: 'javascript:alert(1)',
      note: 'x'.repeat(501),
      star: true,
      timezone: 'Asia/Taipei',
      utm: { source: 'x'.repeat(201) },
      targets: [TARGETS[0], { target: 'ios', url: 'intent://x' }],
    });
    expect([answer.status, answer.body.error.fields?.map(({ field }) => field)]).toEqual([
      400,
      ['encodeId', 'url', 'note', 'targets.1.url', 'utm.source', 'timezone'],
    ]);
    const shapes = await edit(home, 'strictly', { note: 7, star: 'yes', utm: [], targets: [1] });
    expect(shapes.status).toBe(400);
    expect(new Set(shapes.body.error.fields?.map(({ field }) => field))).toEqual(
      new Set(['note', 'star', 'utm', 'targets']),
    );
    expect((await show(home, 'strictly')).body.data).toMatchObject({ note: null, star: false });
  });

  it('stays as it is when the plan does not allow all of it, or the slug is taken', async () => {
    await home.shorten('https://example.com/', 'taken');
    await home.shorten('https://example.com/', 'full');
    for (const n of [1, 2, 3, 4, 5]) await set(home, 'full', 'url', `https://example.com/${n}`);
    const input = { note: 'x', star: true, url: 'https://example.com/6' };
    expect(await edit(home, 'full', input)).toMatchObject(refused(403, 'plan.limit-reached'));
    expect(await edit(home, 'full', { note: 'x', star: true, encodeId: 'taken' })).toMatchObject(
      refused(409, 'links.slug-taken', 'encodeId'),
    );
    expect((await show(home, 'full')).body.data).toMatchObject({ note: null, star: false });
    expect(await metered(home, 'stars')).toBe(0);
  });

  it('is changed by whoever made it and admins alone', async () => {
    await tea.as(bob).shorten('https://example.com/', 'edited-of-bob');
    const forbidden = refused(403, 'links.not-allowed');
    expect(await edit(tea.as(cyd), 'edited-of-bob', { note: 'x' })).toMatchObject(forbidden);
    expect(await setTargets(tea.as(cyd), '/links/edited-of-bob/targets', TARGETS)).toMatchObject(forbidden);
    expect(await edit(tea.admin, 'edited-of-bob', { note: 'x' })).toMatchObject({ status: 200 });
    for (const answer of [await edit(home, 'edited-of-bob', {}), await duplicate(home, 'edited-of-bob')]) {
      expect(answer).toMatchObject(MISSING);
    }
    const guest = await server.guest();
    const { encodeId } = await guest.shorten('https://example.com/');
    const signIn = refused(401, 'identity.plz-login');
    for (const answer of [await edit(guest, encodeId, {}), await duplicate(guest, encodeId)]) {
      expect(answer).toMatchObject(signIn);
    }
  });

  it('has targets under both paths', async () => {
    await home.shorten('https://example.com/', 'aimed');
    const [plain, app] = ['/links/aimed/targets', '/app/links/aimed/targets'];
    expect(await setTargets(home, app, TARGETS)).toMatchObject({
      status: 200,
      body: { data: { targets: TARGETS } },
    });
    expect((await home.call(plain)).body).toEqual({ data: { targets: TARGETS } });
    expect(await setTargets(home, plain, TARGETS.slice(1))).toMatchObject({ status: 200 });
    expect((await home.call(app)).body).toEqual({ data: { targets: TARGETS.slice(1) } });
    expect(await setTargets(home, plain, [{ target: 'fridge', url: 'x' }])).toMatchObject(
      refused(400, 'links.target-kind-unknown', 'targets.0.target'),
    );
    for (const targets of [undefined, 'x', {}, [null], [{}], Array.from({ length: 14 }, () => TARGETS[0])]) {
      expect(await setTargets(home, plain, targets)).toMatchObject({ status: 400 });
    }
    expect(await setTargets(home, plain, null)).toMatchObject({
      status: 200,
      body: { data: { targets: [] } },
    });
    expect(await visit(server, 'aimed')).toEqual([302, 'https://example.com/']);
  });

  it('is duplicated with its settings and tags, for whoever asks, without its star', async () => {
    const there = tea.as(bob);
    const first = await there.shorten('https://example.com/', 'model');
    await edit(there, 'model', { note: 'x', star: true, utm: { source: 'line' }, targets: TARGETS });
    await set(there, 'model', 'tags', ['spring']);
    const { status, body } = await duplicate(tea.as(cyd), 'model');
    expect([status, body.data]).toMatchObject([
      201,
      {
        url: 'https://example.com/',
        userId: cyd.userId,
        note: 'x',
        star: false,
        utm: { source: 'line' },
        targets: TARGETS,
        tags: [{ value: 'spring' }],
        canEdit: true,
      },
    ]);
    expect(body.data.encodeId).toMatch(/^\w{8}$/);
    expect(body.data.id).not.toBe(first.id);
    expect(await visit(server, body.data.encodeId)).toEqual([302, 'https://example.com/?utm_source=line']);
    expect((await show(there, 'model')).body.data).toMatchObject({ star: true });
    await there.call('/links/model', { method: 'DELETE' });
    expect(await duplicate(there, 'model')).toMatchObject(refused(410, 'links.link-deleted'));
  });

  it('is duplicated once however often the same call comes', async () => {
    await home.shorten('https://example.com/', 'once');
    const key = { 'idempotency-key': 'copy-once' };
    const slugs = [await duplicate(home, 'once', key), await duplicate(home, 'once', key)];
    expect(new Set(slugs.map(({ body }) => body.data.encodeId)).size).toBe(1);
  });

  it('is neither changed nor duplicated from a seat that is not paid for', async () => {
    const small = await TestTeam.make(server, 'classic', bob, cyd);
    await small.as(cyd).shorten('https://example.com/', 'unpaid');
    await changeGroup(server, small.groupId, { plan: 'free' });
    for (const answer of [
      await edit(small.as(cyd), 'unpaid', {}),
      await duplicate(small.as(cyd), 'unpaid'),
    ]) {
      expect(answer).toMatchObject(refused(403, 'plan.seat-read-only'));
    }
    expect((await show(small.as(cyd), 'unpaid')).body.data).toMatchObject({ canEdit: false });
  });
});
