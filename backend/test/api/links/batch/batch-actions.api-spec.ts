import { type TestMember, TestServer } from '../../../support/app';
import { batch, outcomesOf } from '../../../support/batches';
import { TestTeam } from '../../../support/teams';

const UNKNOWN = 'links.link-does-not-exist';

describe.each(['SQLite', 'MariaDB'] as const)('the same with many links over HTTP on %s', (engine) => {
  let server: TestServer;
  let bob: TestMember;
  let cyd: TestMember;
  let tea: TestTeam;
  let ink: TestTeam;
  let numbers = 0;

  const there = () => tea.as(bob);
  /** So many links of Bob's. */
  const make = async (count: number, who = there()): Promise<string[]> => {
    const slugs = Array.from({ length: count }, () => `batch-${String((numbers += 1))}`);
    for (const slug of slugs) await who.shorten(`https://example.com/${slug}`, slug);
    return slugs;
  };
  const seen = async (slug: string, who = there()) => {
    const { status, body } = await who.call<{
      data: { url: string; star: boolean; trashTime: string | null; tags: { value: string }[] };
    }>(`/links/${encodeURIComponent(slug)}`);
    return status === 200 ? body.data : null;
  };
  const log = async (team: TestTeam, action: string) => {
    const { body } = await team.call<{
      data: { activities: { action: string; details: { links?: number } }[] };
    }>(team.admin, '/members/activities');
    return body.data.activities.filter((each) => each.action === action).map(({ details }) => details.links);
  };

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    bob = await server.member();
    cyd = await server.member();
    tea = await TestTeam.make(server, 'classic', bob, cyd);
    ink = await TestTeam.make(server, 'classic', bob);
  });

  it('is answered link by link, once for each, and what cannot be stops nothing', async () => {
    const [one = '', two = ''] = await make(2);
    const [others = ''] = await make(1, tea.as(cyd));
    const [foreign = ''] = await make(1, ink.admin);
    const encodeIds = [one, others, foreign, 'no-such', one, two];
    const answer = await batch(there(), 'delete', { encodeIds });
    expect(answer).toMatchObject({ status: 200, body: { data: { done: 2, failed: 3 } } });
    expect(outcomesOf(answer)).toEqual({
      [one]: 'done',
      [others]: 'links.not-allowed',
      [foreign]: UNKNOWN,
      'no-such': UNKNOWN,
      [two]: 'done',
    });
    expect(answer.body.data.results.map(({ encodeId }) => encodeId)).toEqual([
      one,
      others,
      foreign,
      'no-such',
      two,
    ]);
    expect(await log(tea, 'links.batch-trashed')).toEqual([2]);
    expect((await server.ask(`/${one}`)).status).toBe(410);
    expect((await server.ask(`/${others}`)).status).toBe(302);
  });

  it('is by any name that a link has or had, once', async () => {
    const [slug = ''] = await make(1);
    const renamed = `${slug}-new`;
    await there().call(`/links/${slug}/encodeId`, { method: 'POST', body: { value: renamed } });
    const answer = await batch(there(), 'transfer', { encodeIds: [slug, renamed], targetGroup: ink.groupId });
    expect(outcomesOf(answer)).toEqual({ [slug]: 'done', [renamed]: 'done' });
    expect(await log(tea, 'links.batch-transferred')).toContain(2);
  });

  it('is with links of one domain where that is said, and with none of a domain that is none', async () => {
    const [slug = ''] = await make(1);
    const encodeIds = [slug];
    const elsewhere = await batch(there(), 'delete', { encodeIds, domain: 'elsewhere.test' });
    expect(outcomesOf(elsewhere)).toEqual({ [slug]: UNKNOWN });
    const shared = await batch(there(), 'delete', { encodeIds, domain: 'linklet.test' });
    expect(outcomesOf(shared)).toEqual({ [slug]: 'done' });
  });

  it.each([
    ['delete', {}],
    ['tags', {}],
    ['trashbin/putback', {}],
    ['url', { value: 'https://example.com/' }],
    ['transfer', { targetGroup: 1 }],
    ['return', {}],
  ])('needs a list of 1 to 500 links: %s', async (what, more) => {
    const bad: unknown[] = [
      undefined,
      null,
      [],
      'x'.repeat(501),
      [1],
      [{}],
      [['x']],
      Array<string>(501).fill('x'),
    ];
    for (const encodeIds of bad) {
      const { status, body } = await batch(there(), what, { ...more, encodeIds });
      expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'encodeIds']);
    }
    const guest = await server.guest();
    expect(await batch(guest, what, { ...more, encodeIds: ['x'] })).toMatchObject({ status: 401 });
    expect(await server.ask(`/api/v1/batch/links/${what}`, { method: 'POST', body: {} })).toMatchObject({
      status: 401,
    });
  });

  describe('tags', () => {
    it('are put on and taken off, and the others stay', async () => {
      const slugs = await make(3);
      const set = (value: string[]) =>
        there().call(`/links/${slugs[0]}/tags`, { method: 'POST', body: { value } });
      await set(['spring', 'fair']);
      const answer = await batch(there(), 'tags', {
        encodeIds: slugs,
        add: ['ＴＥＡ', 'tea'],
        remove: ['fair', 'none'],
      });
      expect(answer.body.data).toMatchObject({ done: 3, failed: 0 });
      const words = async (slug = '') => (await seen(slug))?.tags.map(({ value }) => value);
      expect(await words(slugs[0])).toEqual(['spring', 'ＴＥＡ']);
      expect(await words(slugs[2])).toEqual(['ＴＥＡ']);
      expect(await log(tea, 'links.batch-tagged')).toEqual([3]);
    });

    it('are not put where there is no room, nor made for nobody', async () => {
      const [full = '', empty = ''] = await make(2);
      const many = Array.from({ length: 20 }, (_, index) => `full ${index}`);
      await there().call(`/links/${full}/tags`, { method: 'POST', body: { value: many } });
      const answer = await batch(there(), 'tags', { encodeIds: [full, empty], add: ['one more'] });
      expect(outcomesOf(answer)).toEqual({ [full]: 'links.too-many-tags', [empty]: 'done' });
      const { body } = await batch(there(), 'tags', { encodeIds: ['no-such'], add: ['for nobody'] });
      expect(body.data).toMatchObject({ done: 0, failed: 1 });
      const { body: list } = await there().call<{ data: { tags: { value: string }[] } }>('/my/tags');
      expect(list.data.tags.map(({ value }) => value)).not.toContain('for nobody');
    });

    it('keep within the plan, all of them or none', async () => {
      const small = await TestTeam.make(server, 'free');
      const slugs = await make(2, small.admin);
      await small.query(
        "INSERT INTO usage_meters (group_id, month, meter, used) VALUES (?, 'ever', 'tags', 29)",
        [small.groupId],
      );
      const answer = await batch(small.admin, 'tags', { encodeIds: slugs, add: ['a', 'b'] });
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'plan.limit-reached' } } });
      expect((await seen(slugs[0] ?? '', small.admin))?.tags).toEqual([]);
      expect(await batch(small.admin, 'tags', { encodeIds: slugs, add: ['a'] })).toMatchObject({
        status: 200,
      });
    });

    it.each([
      [{ add: ['api'] }, 'add.0'],
      [{ add: [''] }, 'add.0'],
      [{ add: [2_000_000_000] }, 'add.0'],
      [{ remove: ['x'.repeat(51)] }, 'remove.0'],
      [{ add: [{}] }, 'add'],
      [{ remove: null }, 'remove'],
    ])('are refused as %j', async (input, field) => {
      const encodeIds = await make(1);
      const { status, body } = await batch(there(), 'tags', { encodeIds, ...input });
      expect([status, body.error.fields?.[0]?.field]).toEqual([400, field]);
    });
  });

  describe('addresses', () => {
    it('are replaced as often as the plan allows, the first links first', async () => {
      const small = await TestTeam.make(server, 'free');
      const slugs = await make(7, small.admin);
      const value = 'https://example.com/fair';
      const answer = await batch(small.admin, 'url', { encodeIds: slugs, value });
      expect(answer.body.data).toMatchObject({ done: 5, failed: 2 });
      expect(answer.body.data.results[5]?.error).toMatchObject({
        code: 'plan.limit-reached',
        details: { what: 'urlReplacements', limit: 5, used: 5, plan: 'personal' },
      });
      expect((await seen(slugs[4] ?? '', small.admin))?.url).toBe(value);
      expect((await seen(slugs[5] ?? '', small.admin))?.url).toBe(`https://example.com/${slugs[5] ?? ''}`);
      const again = await batch(small.admin, 'url', { encodeIds: slugs.slice(0, 5), value });
      expect(again.body.data).toMatchObject({ done: 5, failed: 0 });
      expect((await server.ask(`/${slugs[0] ?? ''}`)).headers.get('location')).toBe(value);
      const { body } = await small.admin.call<{ data: { changes: { field: string }[] } }>(
        `/links/${slugs[0] ?? ''}/history`,
      );
      expect(body.data.changes.map(({ field }) => field)).toEqual(['url']);
    });

    it.each(['', 'x', 'javascript:alert(1)', 'http://127.0.0.1/', 5, null])(
      'are refused as %j',
      async (value) => {
        const { status, body } = await batch(there(), 'url', { encodeIds: await make(1), value });
        expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'value']);
      },
    );
  });

  describe('moves', () => {
    it('go to another group and back, with one entry in each log', async () => {
      const slugs = await make(4);
      const before = (await log(ink, 'links.batch-received')).length;
      const there2 = await batch(there(), 'transfer', { encodeIds: slugs, targetGroup: ink.groupId });
      expect(there2.body.data).toMatchObject({ done: 4, failed: 0 });
      expect(await seen(slugs[3] ?? '')).toBeNull();
      expect(await log(ink, 'links.batch-received')).toHaveLength(before + 1);
      const home = await make(1);
      const back = await batch(there(), 'return', { encodeIds: [...slugs, ...home] });
      expect(outcomesOf(back)[home[0] ?? '']).toBe('links.never-transferred');
      expect(back.body.data).toMatchObject({ done: 4, failed: 1 });
      expect(await seen(slugs[3] ?? '')).toMatchObject({ trashTime: null });
      expect(await log(tea, 'links.batch-got-back')).toEqual([4]);
      expect(await log(ink, 'links.batch-returned')).toEqual([4]);
    });

    it('go nowhere but to a group of one’s own, with a seat that is paid for', async () => {
      const encodeIds = await make(1);
      for (const targetGroup of [undefined, 0, 'x', 2_000_000_000, cyd.groupId]) {
        const { status, body } = await batch(there(), 'transfer', { encodeIds, targetGroup });
        expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'targetGroup']);
      }
      const same = await batch(there(), 'transfer', { encodeIds, targetGroup: tea.groupId });
      expect(outcomesOf(same)).toEqual({ [encodeIds[0] ?? '']: 'links.already-in-group' });
    });
  });

  it('is done once, however often the same call comes', async () => {
    const encodeIds = await make(2);
    const again = () =>
      batch(
        there(),
        'transfer',
        { encodeIds, targetGroup: ink.groupId },
        { 'idempotency-key': 'batch-move' },
      );
    const first = await again();
    expect(first.body.data.done).toBe(2);
    expect((await again()).body).toEqual(first.body);
  });

  it('takes each link once where 50 want it at once', async () => {
    const encodeIds = await make(5);
    const before = (await log(ink, 'links.batch-received')).length;
    const rush = await Promise.all(
      Array.from({ length: 50 }, () => batch(there(), 'transfer', { encodeIds, targetGroup: ink.groupId })),
    );
    expect(new Set(rush.map(({ status }) => status))).toEqual(new Set([200]));
    for (const slug of encodeIds) {
      const said = rush.map((answer) => outcomesOf(answer)[slug]);
      expect(said.filter((each) => each === 'done')).toHaveLength(1);
      expect(new Set(said)).toEqual(new Set(['done', UNKNOWN]));
    }
    expect(await log(ink, 'links.batch-received')).toHaveLength(before + 1);
  });

  it('lets 50 at once have what is left of a limit, and no more', async () => {
    const small = await TestTeam.make(server, 'free');
    const slugs = await make(50, small.admin);
    const rush = await Promise.all(
      slugs.map((slug) => batch(small.admin, 'url', { encodeIds: [slug], value: 'https://example.com/new' })),
    );
    expect(rush.reduce((sum, { body }) => sum + body.data.done, 0)).toBe(5);
  });
});
