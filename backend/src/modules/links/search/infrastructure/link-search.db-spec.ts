import { describeOnEachEngine, type TestEngine } from '../../../../../test/support/database';
import { isSqlite } from '../../../../shared/database/dialect';
import type { Member } from '../../../../shared/domain/actor';
import { Link, SHARED_DOMAIN } from '../../core/domain/link.entity';
import type { LinkSearch, ListPlace } from '../domain/link-search';
import { readSearch, type SearchInput } from '../domain/read-search';
import { linkSchema } from '../../core/infrastructure/link.schema';
import { TypeormLinkRepository } from '../../core/infrastructure/typeorm-link-repository';
import { LinkTermStore } from '../../core/infrastructure/link-term.store';
import { sourcesOf } from './link-sources';
import { SqlLinkFinder } from './sql-link-finder';

const GROUP = 5;
/** More than a call looks at one by one, and more than one window. */
const MANY = 1_300;
const now = new Date('2026-11-21T12:00:00.000Z');
const ada = { kind: 'member', userId: 7, groupId: GROUP } as Member;
const bob = { ...ada, userId: 8 };

const newLink = (index: number, creator: Member = ada): Link => {
  const slug = `x${String(index)}`;
  const createdAt = new Date(now.getTime() - (Math.floor(index / 3) % 3_000) * 60_000);
  const link = Link.create({ domainId: SHARED_DOMAIN, slug, url: 'https://e.test/', creator, createdAt });
  // One in 100 is about cakes, one in 2 about tea.
  if (index % 100 === 42) link.edit({ note: '春節 cake' });
  else if (index % 2 === 0) link.edit({ note: 'tea' });
  return link;
};

const searchOf = (input: SearchInput): LinkSearch => readSearch(input);
const text = (value: string): SearchInput => ({ filters: [{ key: 'text', value }] });

describeOnEachEngine(
  'the links of a group',
  (engine: TestEngine) => {
    let links: TypeormLinkRepository;
    let finder: SqlLinkFinder;
    const idOf = new Map<number, string>();

    const query = (statement: string, values: unknown[]) =>
      engine.unitOfWork.manager.query<unknown>(statement, values);
    const page = (input: SearchInput, after: ListPlace | null, limit = 100) =>
      finder.page({ groupId: GROUP, search: searchOf(input), after, limit, now });
    const count = async (input: SearchInput) => (await page(input, null, 1)).total;

    /** From the first page to the last. */
    async function all(input: SearchInput, limit = 100, between?: () => Promise<void>): Promise<string[]> {
      const found: string[] = [];
      let after: ListPlace | null = null;
      do {
        const { ids, end, hasMore } = await page(input, after, limit);
        found.push(...ids.map((id) => idOf.get(id) ?? 'new'));
        after = hasMore ? end : null;
        await between?.();
      } while (after !== null);
      return found;
    }

    const expected = (keep: (index: number) => boolean): string[] =>
      Array.from({ length: MANY }, (_, index) => index)
        .filter(keep)
        .sort((one, other) => Math.floor(one / 3) - Math.floor(other / 3) || other - one)
        .map((index) => `x${String(index)}`);

    const add = async (made: readonly Link[]): Promise<void> => {
      await links.add(made);
      await new LinkTermStore(engine.unitOfWork).add(made);
    };

    beforeAll(async () => {
      links = new TypeormLinkRepository(engine.unitOfWork);
      finder = new SqlLinkFinder(engine.unitOfWork);
      const made = Array.from({ length: MANY }, (_, index) => newLink(index, index % 400 === 0 ? bob : ada));
      await engine.unitOfWork.run(() => add([...made, newLink(5_000, { ...ada, groupId: 6 })]));
      for (const { id, slug } of made) idOf.set(id, slug);
    });

    it('are each met once on the way through all of them, newest first', async () => {
      expect(await all({}, 77)).toEqual(expected(() => true));
    });

    it('are each met once from the oldest on', async () => {
      expect((await all({ sort: 'oldest' }, 100)).reverse()).toEqual(expected(() => true));
    });

    it('are each met once while links are added', async () => {
      let made = 10_000;
      const addOne = () => add([newLink((made += 1))]);
      expect((await all({}, 300, addOne)).filter((slug) => slug !== 'new')).toEqual(expected(() => true));
      await query('DELETE FROM links WHERE slug LIKE ?', ['x100__']);
    });

    it.each([
      ['few', text('cake'), (index: number) => index % 100 === 42],
      ['few', text('春節'), (index: number) => index % 100 === 42],
      ['many', text('tea'), (index: number) => index % 2 === 0 && index % 100 !== 42],
      ['both', text('cak 春'), (index: number) => index % 100 === 42],
      ['no', text('cake tea'), () => false],
      ['one', text('x77'), (index: number) => String(index).startsWith('77')],
      ['an author’s', { filters: [{ key: 'author', value: 8 }] }, (index: number) => index % 400 === 0],
      ['no tagged', { filters: [{ key: 'tagIds', value: 1 }] }, () => false],
      ['noted', { filters: [{ key: 'has', value: 'note' }] }, (index: number) => index % 2 === 0],
      [
        'old',
        { filters: [{ key: 'createdTime', value: { to: '2026-11-21T06:00:00Z' } }] },
        (index: number) => Math.floor(index / 3) > 360,
      ],
    ])('are found, %s of them, by %j', async (_, input, keep) => {
      const found = expected(keep);
      expect(await all(input)).toEqual(found);
      expect(await all({ ...input, sort: 'oldest' })).toEqual([...found].reverse());
      const counted = await count(input);
      expect(counted?.count).toBeLessThanOrEqual(found.length);
      if (counted?.isExact) expect(counted.count).toBe(found.length);
    });

    it('are counted up to 1000', async () => {
      expect(await count({})).toEqual({ count: 1_000, isExact: false });
      expect(await count(text('cake'))).toEqual({ count: 13, isExact: true });
    });

    it('can be sorted by clicks, those without at the end', async () => {
      await query('UPDATE links SET click_count = 9, last_click = 3 WHERE slug = ?', ['x900']);
      await query('UPDATE links SET click_count = 2, last_click = 4 WHERE slug = ?', ['x42']);
      expect((await all({ sort: 'clicks' }, 50)).slice(0, 2)).toEqual(['x900', 'x42']);
      expect((await all({ sort: 'lastClicked' }, 50)).slice(0, 2)).toEqual(['x42', 'x900']);
      expect(new Set(await all({ sort: 'clicks' }, 50)).size).toBe(MANY);
      expect(await all({ ...text('cake'), sort: 'clicks' }, 5)).toHaveLength(13);
      expect(await all({ filters: [{ key: 'clicks', value: { from: 1 } }] })).toHaveLength(2);
    });

    it.each([
      ['has', 'down', 'down_since', new Date('2026-11-20T08:00:00.000Z'), 'links_down'],
      ['has', 'warning', 'warning', 'young', 'links_warned'],
      ['externalId', 'Tea 7', 'external_id', 'Tea 7', 'links_external'],
    ])(
      'are found in one call by %s: %s, however many newer ones there are',
      async (key, wanted, column, value, index) => {
        await query(`UPDATE links SET ${column} = ? WHERE slug IN (?, ?)`, [value, 'x1101', 'x1104']);
        const search = searchOf({ filters: [{ key, value: wanted }] });
        const found = await finder.page({ groupId: GROUP, search, after: null, limit: 10, now });
        expect([found.ids.map((id) => idOf.get(id)), found.hasMore]).toEqual([['x1101', 'x1104'], false]);
        const source = sourcesOf(GROUP, search).flat()[0];
        const explain = isSqlite(engine.unitOfWork.manager) ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
        const plan = await query(`${explain} ${source?.text ?? ''}`, [...(source?.values ?? [])]);
        expect(JSON.stringify(plan)).toContain(index);
        await query(`UPDATE links SET ${column} = NULL`, []);
      },
    );

    it('are found by has: pixels, where they have some of their own group', async () => {
      const tools = await Promise.all(
        [GROUP, GROUP + 1].map(async (groupId) => {
          await query(
            `INSERT INTO tracking_tools (group_id, creator_user_id, kind, name, folded_name, note, value, created_at)
             VALUES (?, 7, 'pixel', 'Meta', 'meta', '', '{}', ?)`,
            [groupId, now],
          );
          const sql = 'SELECT MAX(id) AS id FROM tracking_tools WHERE group_id = ?';
          return ((await query(sql, [groupId])) as { id: number | string }[])[0]?.id;
        }),
      );
      const put = (slug: string, tool: unknown) =>
        query('INSERT INTO link_tools (link_id, tool_id) SELECT id, ? FROM links WHERE slug = ?', [
          tool,
          slug,
        ]);
      await put('x7', tools[0]);
      await put('x1202', tools[0]);
      await put('x9', tools[1]);
      const withPixels: SearchInput = { filters: [{ key: 'has', value: 'pixels' }] };
      expect(await all(withPixels)).toEqual(['x7', 'x1202']);
      expect(await all({ filters: [{ key: 'has', value: ['pixels', 'note'] }] })).toEqual(['x1202']);
      await query('DELETE FROM link_tools', []);
      expect(await all(withPixels)).toEqual([]);
    });

    it('are apart from those in the trash, which come as they came there', async () => {
      const trash = async (slug: string, at: Date) => {
        const link = await links.findBySlug(SHARED_DOMAIN, slug);
        link?.trash(at);
        if (link) await links.save(link);
      };
      await trash('x500', new Date(now.getTime() + 1));
      await trash('x3', now);
      await trash('x700', now);
      expect(await all({ tab: 'trashBin' }, 1)).toEqual(['x500', 'x3', 'x700']);
      expect(await all({ tab: 'trashBin', sort: 'oldest' }, 2)).toEqual(['x700', 'x3', 'x500']);
      expect(await all({}, 500)).not.toContain('x500');
      expect(await all({ tab: 'star' })).toEqual([]);
      expect(await all({ tab: 'api' })).toEqual([]);
    });

    it('are found by what they say now, in the group that has them now', async () => {
      const link = await links.findBySlug(SHARED_DOMAIN, 'x42');
      if (!link) throw new Error('no link');
      link.edit({ note: 'biscuit' });
      await links.save(link);
      expect(await all(text('biscuit'))).toEqual(['x42']);
      expect(await all(text('cake'))).not.toContain('x42');
      link.transferTo({ groupId: 6, userId: 7 });
      await links.save(link);
      expect(await all(text('biscuit'))).toEqual([]);
      const other = { groupId: 6, search: searchOf(text('biscuit')), after: null, limit: 10, now };
      expect((await finder.page(other)).ids).toEqual([link.id]);
    });

    it('name their authors', async () => {
      expect(await finder.authors(GROUP)).toEqual([7, 8]);
    });

    it('name the domains that they are on, and are found by them', async () => {
      expect(await finder.domains(GROUP)).toEqual([SHARED_DOMAIN]);
      await query('UPDATE links SET domain_id = 3 WHERE slug IN (?, ?) AND group_id = 5', ['x10', 'x1200']);
      expect(await finder.domains(GROUP)).toEqual([SHARED_DOMAIN, 3]);
      expect(await finder.domains(GROUP + 2)).toEqual([]);
      const search = { ...searchOf({}), filters: { domainId: 3 } };
      const { ids, hasMore } = await finder.page({ groupId: GROUP, search, after: null, limit: 10, now });
      // In one call, however many others lie between them.
      expect([ids.map((id) => idOf.get(id)), hasMore]).toEqual([['x10', 'x1200'], false]);
    });
  },
  [linkSchema],
);

describeOnEachEngine(
  'links that came many at a time',
  (engine: TestEngine) => {
    it('are written into the index later, each once', async () => {
      const store = new LinkTermStore(engine.unitOfWork);
      const finder = new SqlLinkFinder(engine.unitOfWork);
      const all = Array.from({ length: 5 }, (_, index) => newLink(index + 1));
      await engine.unitOfWork.manager.getRepository(Link).insert(all);
      const found = async () => {
        const search = searchOf(text('test'));
        return (await finder.page({ groupId: GROUP, search, after: null, limit: 10, now })).ids.length;
      };
      await store.postpone(all.map(({ id }) => id));
      await store.postpone([all[0]?.id ?? 0]);
      const catchUp = () => engine.unitOfWork.run(() => store.catchUp(3));
      expect([await found(), await catchUp(), await found()]).toEqual([0, true, 3]);
      await store.add(all.slice(0, 1));
      expect([await catchUp(), await catchUp(), await found()]).toEqual([false, false, 5]);
    });
  },
  [linkSchema],
);
