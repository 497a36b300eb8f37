import { describeOnEachEngine, type TestEngine } from '../../../../test/support/database';
import { WebSettings } from '../../../config/settings';
import { insertRows } from '../../../shared/database/dialect';
import type { Member } from '../../../shared/domain/actor';
import { Link } from '../domain/link.entity';
import { IMAGES_PATH } from '../domain/preview/image-name';
import { linkSchema } from './link.schema';
import { TypeormLinkRepository } from './typeorm-link-repository';
import { VisitedLinkQuery } from './visited-link.query';

const GROUP = 5;
const SUBDOMAIN = 7;
const PICTURE = `aa/${'b'.repeat(30)}.png`;
const createdAt = new Date('2026-11-21T12:00:00.000Z');
const creator = { kind: 'member', userId: 7, groupId: GROUP } as Member;
const web = new WebSettings({ host: '', port: 0 }, 'https://app.test', 'https://s.test', 'linklet', []);

describeOnEachEngine(
  'what a visit needs of links',
  (engine: TestEngine) => {
    let source: VisitedLinkQuery;
    const ids: number[] = [];

    const insert = (name: string, row: Record<string, string | number | boolean | Date>) =>
      insertRows(engine.unitOfWork.manager, { name, columns: Object.keys(row) }, [Object.values(row)]);

    async function addLink(slug: string, edit: Parameters<Link['edit']>[0]): Promise<number> {
      const link = Link.create({ domainId: SUBDOMAIN, slug, url: 'https://e.test/', creator, createdAt });
      link.edit(edit);
      await new TypeormLinkRepository(engine.unitOfWork).add(link);
      return link.id;
    }

    async function addPixel(name: string, linkIds: readonly number[]): Promise<void> {
      await insert('tracking_tools', {
        group_id: GROUP,
        creator_user_id: 7,
        kind: 'pixel',
        name,
        folded_name: name,
        note: '',
        value: JSON.stringify({ fbPixel: `1234567${name}` }),
        created_at: createdAt,
      });
      const [tool] = await engine.unitOfWork.manager.query<{ id: number }[]>(
        'SELECT id FROM tracking_tools WHERE name = ?',
        [name],
      );
      for (const linkId of linkIds) {
        await insert('link_tools', { link_id: linkId, tool_id: Number(tool?.id) });
      }
    }

    beforeAll(async () => {
      source = new VisitedLinkQuery(engine.unitOfWork, web);
      const picture = { title: 'A title', imageUrl: IMAGES_PATH + PICTURE };
      await insert('link_images', { name: PICTURE, group_id: GROUP, is_used: true, created_at: createdAt });
      for (let n = 0; n < 6; n += 1) ids.push(await addLink(`link-${n}`, n % 2 === 0 ? {} : picture));
      await addPixel('1', ids.slice(0, 3));
      await addPixel('2', ids.slice(2, 4));
    });

    const each = () => Promise.all(ids.map((_, n) => source.first(SUBDOMAIN, [`link-${n}`])));
    const unmarked = () => ids.map((linkId) => ({ linkId, mark: null }));

    it('is the same for many at once as for each by its slug', async () => {
      const one = await each();
      const { found: many } = await source.since(unmarked());
      expect(many.toSorted((a, b) => a.link.id - b.link.id)).toEqual(one);
      expect(one[2]?.link.rules?.pixels).toEqual({ fbPixel: ['12345671', '12345672'] });
      expect(one[5]?.link.rules?.card).toMatchObject({
        image: { url: `https://app.test${IMAGES_PATH}${PICTURE}` },
      });
    });

    it('takes three questions, however many links there are, and leaves out what is gone', async () => {
      const query = jest.spyOn(engine.dataSource.manager, 'query');
      const { found } = await source.since([...unmarked(), { linkId: 999_999, mark: null }]);
      expect([found.length, query.mock.calls.length]).toEqual([6, 3]);
      query.mockRestore();
    });

    it('is known to be as it was by its mark, but where tools or pictures may have changed', async () => {
      const before = (await each()).map((found) => ({
        linkId: found?.link.id ?? 0,
        mark: found?.mark ?? null,
      }));
      expect(before.filter(({ mark }) => mark !== null).map(({ linkId }) => linkId)).toEqual([ids[4]]);
      const since = async () => {
        const { same, found } = await source.since([...before, { linkId: 999_999, mark: 'gone' }]);
        return [same.size, found.length];
      };
      expect(await since()).toEqual([1, 5]);
      await engine.unitOfWork.manager.query('UPDATE links SET expires_at = created_at WHERE id = ?', [
        ids[4],
      ]);
      expect(await since()).toEqual([0, 6]);
    });

    it('tells by its mark that it has its first tool', async () => {
      const before = [{ linkId: ids[4] ?? 0, mark: (await each())[4]?.mark ?? null }];
      expect((await source.since(before)).same).toEqual(new Set([ids[4]]));
      await addPixel('3', [ids[4] ?? 0]);
      const { same, found } = await source.since(before);
      expect([same.size, found[0]?.link.rules?.pixels]).toEqual([0, { fbPixel: ['12345673'] }]);
    });
  },
  [linkSchema],
);
