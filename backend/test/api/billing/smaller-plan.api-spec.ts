import { type TestMember, TestServer } from '../../support/app';
import { changeGroup } from '../../support/groups';
import { metered, set } from '../../support/links';
import { setPreview, showPreview } from '../../support/previews';

interface LostLimit {
  readonly name: string;
  readonly now: number;
  readonly then: number;
  readonly used: number | null;
  readonly over: number;
}
interface Losses {
  readonly limits: readonly LostLimit[];
  readonly features: readonly string[];
}
type Body = Readonly<Record<string, unknown>>;

/** What free allows, and some more. */
const [TAGS, STARS, UTM_GROUPS, PIXELS, PREVIEWS] = [32, 22, 7, 2, 62];

/** Things that plans limit: how they are made, and how many of them are shown. */
const KINDS: readonly (readonly [limit: string, count: number, path: string, body: (n: number) => Body])[] = [
  ['tags', TAGS, '/my/tags', (n) => ({ value: `tag ${n}` })],
  [
    'utmGroups',
    UTM_GROUPS,
    '/my/trackingTools',
    (n) => ({ name: `utm ${n}`, note: '', value: { utmSource: 'x' } }),
  ],
  [
    'trackingTools',
    PIXELS,
    '/my/trackingTools',
    (n) => ({ name: `fb ${n}`, note: '', value: { fbPixel: `12345678${n}` } }),
  ],
];

describe.each(['SQLite', 'MariaDB'] as const)('a smaller plan, on %s', (engine) => {
  let server: TestServer;
  let member: TestMember;
  const slugs: string[] = [];

  const losses = async (plan: string): Promise<Losses> =>
    (await member.call<{ data: Losses }>(`/plans/${plan}/losses`)).body.data;
  const post = (path: string, body: Body) =>
    member.call<{ error?: { code: string } }>(path, { method: 'POST', body });
  const data = async (path: string): Promise<Body> => (await member.call<{ data: Body }>(path)).body.data;
  const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

  beforeAll(async () => {
    server = await TestServer.shared(engine);
    member = await server.member();
    await changeGroup(server, member.groupId, { plan: 'classic' });
    for (const [, count, path, body] of KINDS) {
      for (let n = 0; n < count; n += 1) expect((await post(path, body(n))).status).toBe(201);
    }
    for (let n = 0; n < PREVIEWS; n += 1) {
      const { encodeId } = await member.shorten(`https://example.com/${n}`);
      slugs.push(encodeId);
      expect((await setPreview(member, encodeId, { title: `Title ${n}` })).status).toBe(200);
    }
    for (const slug of slugs.slice(0, STARS)) {
      expect((await set(member, slug, 'star', true)).status).toBe(200);
    }
  });

  it('says before it is chosen what would be above its limits, and what it lacks', async () => {
    const { limits, features } = await losses('free');
    const over = Object.fromEntries(
      limits.filter((each) => each.over > 0).map((each) => [each.name, each.over]),
    );
    expect(over).toEqual({ tags: 2, stars: 2, utmGroups: 2, trackingTools: 1, editablePreviews: 2 });
    expect(limits.find(({ name }) => name === 'tags')).toEqual({
      name: 'tags',
      now: 300,
      then: 30,
      used: TAGS,
      over: 2,
    });
    expect(features).toEqual(expect.arrayContaining(['export', 'advancedSearch', 'restore', 'brandDomain']));
    expect(await losses('classic')).toEqual({ limits: [], features: [] });
    const unknown = await member.call<{ error: { fields: { field: string }[] } }>('/plans/gold/losses');
    expect([unknown.status, unknown.body.error.fields[0]?.field]).toEqual([400, 'plan']);
  });

  describe('once the group has it', () => {
    beforeAll(() => changeGroup(server, member.groupId, { plan: 'free' }));

    it.each(KINDS)(
      'shows all %s, counts all of them, and takes no more',
      async (limit, count, path, body) => {
        const { tags, trackingTools } = await data(path);
        const shown = path === '/my/tags' ? lengthOf(tags) : lengthOf(trackingTools);
        expect(shown).toBe(path === '/my/tags' ? count : UTM_GROUPS + PIXELS);
        expect(await metered(member, limit)).toBe(count);
        const more = await post(path, body(9));
        const other = await post(path, {
          ...body(8),
          ...(path === '/my/tags' ? { value: 'one more' } : { name: 'one more' }),
        });
        expect([more.status, other.status]).not.toContain(201);
        expect([other.status, other.body.error?.code]).toEqual([403, 'plan.limit-reached']);
      },
    );

    it('shows and redirects all links, with their previews and stars, and takes no more of these', async () => {
      const last = slugs.at(-1) ?? '';
      expect((await showPreview(member, last)).preview.title).toBe(`Title ${PREVIEWS - 1}`);
      const visit = await server.ask(`/${last}`);
      expect(visit.status).toBeLessThan(400);
      expect([await metered(member, 'stars'), await metered(member, 'editablePreviews')]).toEqual([
        STARS,
        PREVIEWS,
      ]);
      const star = await set(member, last, 'star', true);
      const { encodeId } = await member.shorten('https://example.com/new');
      const title = await setPreview(member, encodeId, { title: 'One more' });
      for (const { status, body } of [star, title]) {
        expect([status, body.error.code]).toEqual([403, 'plan.limit-reached']);
      }
      expect((await setPreview(member, last, { title: 'Changed' })).status).toBe(200);
    });

    it('takes things again below its limit', async () => {
      const { tags } = (await data('/my/tags')) as { tags: { tagId: number }[] };
      for (const { tagId } of tags.slice(0, 3)) {
        await member.call(`/my/tags/${tagId}`, { method: 'DELETE' });
      }
      expect((await post('/my/tags', { value: 'again' })).status).toBe(201);
    });
  });
});
