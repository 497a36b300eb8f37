import { DataSource } from 'typeorm';
import { type TestMember, TestServer } from '../../support/app';
import { done, metered, refused, set, show, visit } from '../../support/links';
import { TestTeam } from '../../support/teams';

const RUSH = 50;
const SETTINGS = [
  'note',
  'star',
  'expiretime',
  'nativeOpen',
  'smartutm',
  'pathFormat',
  'analytics/obscurity',
] as const;
const MISSING = refused(404, 'links.link-does-not-exist');

describe.each(['SQLite', 'MariaDB'] as const)('settings of a link over HTTP on %s', (engine) => {
  let server: TestServer;
  let bob: TestMember;
  let cyd: TestMember;
  let tea: TestTeam;

  const history = (slug: string) =>
    server.web.app
      .get(DataSource)
      .query<{ field: string; value_before: string; value_after: string; user_id: number }[]>(
        `SELECT field, value_before, value_after, user_id FROM link_changes
          WHERE link_id = (SELECT id FROM links WHERE slug = ?) ORDER BY id`,
        [slug],
      );
  /** Lets the moment come at which a link expires. */
  const expire = async (slug: string) => {
    const { app } = server.web;
    await app
      .get(DataSource)
      .query('UPDATE links SET expires_at = ? WHERE slug = ?', [new Date(Date.now() - 1_000), slug]);
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    bob = await server.member();
    cyd = await server.member();
    tea = await TestTeam.make(server, 'classic', bob, cyd);
  });

  it('begin as they are told to', async () => {
    const { id, createTime } = await tea.as(bob).shorten('https://example.com/new', '全新的');
    expect(await show(tea.as(bob), '全新的')).toMatchObject({
      status: 200,
      body: {
        data: {
          id,
          encodeId: '全新的',
          shortUrl: 'http://linklet.test/%E5%85%A8%E6%96%B0%E7%9A%84',
          domain: 'linklet.test',
          ssl: false,
          url: 'https://example.com/new',
          groupId: tea.groupId,
          userId: bob.userId,
          createTime,
          trashTime: null,
          note: null,
          star: false,
          expireTime: null,
          timezone: null,
          fallbackUrl: null,
          nativeOpen: false,
          smartUtmOff: false,
          analyticsObscurity: true,
          publicAnalytics: false,
          pathFormat: null,
          tags: [],
          canEdit: true,
        },
      },
    });
  });

  it.each([
    ['note', ' for the fair\r\nin May ', { note: 'for the fair\nin May' }, { note: null }],
    ['star', true, { star: true }, { star: false }],
    ['nativeOpen', true, { nativeOpen: true }, { nativeOpen: false }],
    ['pathFormat', { key: ' kol ' }, { pathFormat: { key: 'kol' } }, { pathFormat: null }],
    ['smartutm', false, { smartUtmOff: true }, { smartUtmOff: false }],
    [
      'analytics/obscurity',
      false,
      { publicAnalytics: true, analyticsObscurity: false },
      { publicAnalytics: false },
    ],
  ])('%s is set, kept when it is set again, and cleared with null', async (what, value, seen, cleared) => {
    const slug = `one-${what.replace('/', '-')}`;
    await bob.shorten('https://example.com/', slug);
    expect(await set(bob, slug, what, value)).toMatchObject(done);
    expect(await set(bob, slug, what, value)).toMatchObject(done);
    expect((await show(bob, slug)).body.data).toMatchObject(seen);
    expect(await history(slug)).toHaveLength(1);
    expect(await set(bob, slug, what, null)).toMatchObject(done);
    expect((await show(bob, slug)).body.data).toMatchObject(cleared);
    expect(await history(slug)).toHaveLength(2);
  });

  it('are written down with who changed them and what was before', async () => {
    await tea.as(bob).shorten('https://example.com/', 'noted');
    await set(tea.as(bob), 'noted', 'note', 'one');
    await set(tea.admin, 'noted', 'note', 'two');
    const rows = (await history('noted')).map(({ user_id, ...row }) => [user_id, { ...row }]);
    expect(rows).toEqual([
      [bob.userId, { field: 'note', value_before: 'null', value_after: '"one"' }],
      [tea.maker.userId, { field: 'note', value_before: '"one"', value_after: '"two"' }],
    ]);
  });

  it('are changed by whoever made the link and admins, and shown to all members', async () => {
    await tea.as(bob).shorten('https://example.com/', 'settings-of-bob');
    for (const what of SETTINGS) {
      expect(await set(tea.as(cyd), 'settings-of-bob', what, null)).toMatchObject(
        refused(403, 'links.not-allowed'),
      );
      expect(await set(cyd, 'settings-of-bob', what, null)).toMatchObject(MISSING);
      expect(await set(tea.admin, 'settings-of-bob', what, null)).toMatchObject(done);
    }
    expect((await show(tea.as(cyd), 'settings-of-bob')).body.data).toMatchObject({ canEdit: false });
    expect((await show(tea.admin, 'settings-of-bob')).body.data).toMatchObject({ canEdit: true });
    expect(await show(cyd, 'settings-of-bob')).toMatchObject(MISSING);
    expect(await show(cyd, 'nobody-made-this')).toMatchObject(MISSING);
  });

  it('are not for guests, whatever they have made', async () => {
    const guest = await server.guest();
    const { encodeId } = await guest.shorten('https://example.com/');
    for (const what of SETTINGS) {
      expect(await set(guest, encodeId, what, null)).toMatchObject(refused(401, 'identity.plz-login'));
    }
    expect(await show(guest, encodeId)).toMatchObject(refused(401, 'identity.plz-login'));
    expect(await server.ask(`/api/v1/links/${encodeId}`)).toMatchObject({ status: 401 });
  });

  it('of what is in the trash stay as they are, and can be looked at', async () => {
    await bob.shorten('https://example.com/', 'binned');
    await bob.call('/links/binned', { method: 'DELETE' });
    for (const what of SETTINGS) {
      expect(await set(bob, 'binned', what, null)).toMatchObject(refused(410, 'links.link-deleted'));
    }
    expect((await show(bob, 'binned')).body.data).toMatchObject({
      trashTime: expect.any(String) as string,
      canEdit: false,
    });
  });

  it.each([
    ['note', 7],
    ['note', 'a\u0000b'],
    ['note', undefined],
    ['star', 'yes'],
    ['star', 1],
    ['expiretime', 'tomorrow'],
    ['expiretime', '2020-01-01T00:00:00Z'],
    ['nativeOpen', undefined],
    ['smartutm', {}],
    ['analytics/obscurity', []],
  ])('%s cannot be %j', async (what, value) => {
    await bob.shorten('https://example.com/', 'strict').catch(() => undefined);
    const answer = await set(bob, 'strict', what, value);
    expect([answer.status, answer.body.error.fields?.map(({ field }) => field)]).toEqual([400, ['value']]);
  });

  it('end a link: visitors are told so at once, and the clock is the one of whoever chose it', async () => {
    await bob.shorten('https://example.com/', 'ends');
    const value = '2099-01-31T18:00:00+08:00';
    expect(await set(bob, 'ends', 'expiretime', value, { timezone: 'Asia/Taipei' })).toMatchObject(done);
    expect(await visit(server, 'ends')).toEqual([302, 'https://example.com/']);
    const seen = { expireTime: '2099-01-31T10:00:00.000Z', timezone: 'Asia/Taipei', fallbackUrl: null };
    expect((await show(bob, 'ends')).body.data).toMatchObject(seen);
    await expire('ends');
    await set(bob, 'ends', 'note', 'ended');
    expect(await visit(server, 'ends')).toEqual([410, null]);
    await set(bob, 'ends', 'expiretime', null);
    expect(await visit(server, 'ends')).toEqual([302, 'https://example.com/']);
    expect((await show(bob, 'ends')).body.data).toMatchObject({ expireTime: null, timezone: null });
  });

  it('lead visitors elsewhere once a link has expired, and nowhere that links cannot lead', async () => {
    await bob.shorten('https://example.com/', 'leads-on');
    const moment = '2099-01-01T00:00:00Z';
    const fallbackUrl = 'https://example.com/over?fbclid=1';
    expect(await set(bob, 'leads-on', 'expiretime', moment, { fallbackUrl })).toMatchObject(done);
    await expire('leads-on');
    await set(bob, 'leads-on', 'note', 'ended');
    expect(await visit(server, 'leads-on')).toEqual([302, 'https://example.com/over']);
    const bad = { fallbackUrl: 'javascript:alert(1)', timezone: 'Mars/Base' };
    const answer = await set(bob, 'leads-on', 'expiretime', moment, bad);
    expect([answer.status, answer.body.error.fields]).toMatchObject([
      400,
      [
        { field: 'timezone', code: 'links.expiry-time-zone-unknown' },
        { field: 'fallbackUrl', code: 'links.address-scheme' },
      ],
    ]);
  });

  it(`lets one of ${String(RUSH)} have the last star of a plan`, async () => {
    const home = await server.member();
    const slugs = Array.from({ length: 69 }, (_, n) => `star-${engine.toLowerCase()}-${n}`);
    for (const slug of slugs) await home.shorten('https://example.com/', slug);
    for (const slug of slugs.slice(0, 19)) await set(home, slug, 'star', true);
    const rush = await Promise.all(slugs.slice(19).map((slug) => set(home, slug, 'star', true)));
    expect(rush.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(rush.find(({ status }) => status !== 200)).toMatchObject(refused(403, 'plan.limit-reached'));
    expect(await metered(home, 'stars')).toBe(20);
    await set(home, slugs[0] ?? '', 'star', false);
    expect(await metered(home, 'stars')).toBe(19);
  });

  it('give the star back with a link that is deleted, moved or returned', async () => {
    const dan = await server.member();
    const ink = await TestTeam.make(server, 'classic', dan);
    for (const slug of ['star-bin', 'star-move']) {
      await dan.shorten('https://example.com/', slug);
      await set(dan, slug, 'star', true);
    }
    expect(await metered(dan, 'stars')).toBe(2);
    await dan.call('/links/star-bin', { method: 'DELETE' });
    await dan.call('/links/star-move/transfer', { method: 'POST', body: { targetGroup: ink.groupId } });
    expect([await metered(dan, 'stars'), await metered(ink.admin, 'stars')]).toEqual([0, 0]);
    const there = ink.as(dan);
    expect((await show(there, 'star-move')).body.data).toMatchObject({ star: false });
    await set(there, 'star-move', 'star', true);
    expect(await metered(there, 'stars')).toBe(1);
    await there.call('/links/star-move/return', { method: 'POST' });
    expect([await metered(dan, 'stars'), await metered(ink.admin, 'stars')]).toEqual([0, 0]);
  });
});
