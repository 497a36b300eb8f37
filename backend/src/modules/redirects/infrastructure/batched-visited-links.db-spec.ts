import {
  Link,
  linkSchema,
  SqlLinksForVisits,
  TypeormLinkRepository,
} from '../../../../test/support/stored-links';
import { describeOnEachEngine, type TestEngine } from '../../../../test/support/database';
import { DestinationSettings } from '../../../config/destination-settings';
import { WebSettings } from '../../../config/web-settings';
import { insertRows } from '../../../shared/database/dialect';
import type { Member } from '../../../shared/domain/actor';
import { IMAGES_PATH } from '../../links/values';
import { BatchedVisitedLinks } from './batched-visited-links';

const GROUP = 5;
const SUBDOMAIN = 7;
const PICTURE = `aa/${'b'.repeat(30)}.png`;
const createdAt = new Date('2026-11-21T12:00:00.000Z');
const creator = { kind: 'member', userId: 7, groupId: GROUP } as Member;
const web = new WebSettings({ host: '', port: 0 }, 'https://app.test', 'https://s.test', 'linklet');

describeOnEachEngine(
  'what a visit needs of links',
  (engine: TestEngine) => {
    let source: BatchedVisitedLinks;
    const ids: number[] = [];

    const insert = (name: string, row: Record<string, string | number | boolean | Date>) =>
      insertRows(engine.unitOfWork.manager, { name, columns: Object.keys(row) }, [Object.values(row)]);

    async function addLink(slug: string, edit: Parameters<Link['edit']>[0]): Promise<number> {
      const link = Link.create({ domainId: SUBDOMAIN, slug, url: 'https://e.test/', creator, createdAt });
      link.edit(edit);
      await new TypeormLinkRepository(engine.unitOfWork).add([link]);
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
      source = new BatchedVisitedLinks(
        new SqlLinksForVisits(engine.reads, engine.unitOfWork),
        web,
        new DestinationSettings(true),
      );
      const picture = { title: 'A title', imageUrl: IMAGES_PATH + PICTURE };
      await insert('link_images', {
        name: PICTURE,
        group_id: GROUP,
        is_used: true,
        width: 1_200,
        height: 630,
        created_at: createdAt,
      });
      for (let n = 0; n < 6; n += 1) ids.push(await addLink(`link-${n}`, n % 2 === 0 ? {} : picture));
      await addPixel('1', ids.slice(0, 3));
      await addPixel('2', ids.slice(2, 4));
    });

    it('has the pixels of its tools and the size of its picture', async () => {
      const found = await Promise.all(ids.map((_, n) => source.first(SUBDOMAIN, [`link-${n}`])));
      expect(found.map((each) => each?.link.id)).toEqual(ids);
      expect(found.map((each) => each?.link.rules?.pixels ?? null)).toEqual([
        { fbPixel: ['12345671'] },
        { fbPixel: ['12345671'] },
        { fbPixel: ['12345671', '12345672'] },
        { fbPixel: ['12345672'] },
        null,
        null,
      ]);
      expect(found[5]?.link.rules?.card).toMatchObject({
        image: { url: `https://app.test${IMAGES_PATH}${PICTURE}`, width: 1_200, height: 630 },
      });
    });

    it('has no smart UTM where the installation has none, with rules or without', async () => {
      const smartUtmOf = async (from: BatchedVisitedLinks) => {
        const found = await Promise.all(['link-4', 'link-5'].map((slug) => from.first(SUBDOMAIN, [slug])));
        return found.map((each) => [each?.link.smartUtm?.head, each?.link.rules?.hasSmartUtm]);
      };
      expect(await smartUtmOf(source)).toEqual([
        ['https://e.test/?', undefined],
        ['https://e.test/?', true],
      ]);
      expect(
        await smartUtmOf(
          new BatchedVisitedLinks(
            new SqlLinksForVisits(engine.reads, engine.unitOfWork),
            web,
            new DestinationSettings(false),
          ),
        ),
      ).toEqual([
        [undefined, undefined],
        [undefined, false],
      ]);
    });

    it('is one question for a link that has neither', async () => {
      const query = jest.spyOn(engine.reads, 'query');
      await source.first(SUBDOMAIN, ['link-4']);
      expect(query).toHaveBeenCalledTimes(1);
      query.mockRestore();
    });

    it('is asked for together by visits of one moment, each of which gets its own', async () => {
      const query = jest.spyOn(engine.reads, 'query');
      const unknown = Array.from({ length: 126 }, (_, n) => ['unknown', `unknown-${n}`]);
      const asked = [...unknown, ['none', 'link-4'], ['link-4', 'none']];
      const found = await Promise.all(asked.map((slugs) => source.first(SUBDOMAIN, slugs)));
      expect(found.map((each) => each?.slug ?? null)).toEqual([
        ...unknown.map(() => null),
        'link-4',
        'link-4',
      ]);
      expect(query).toHaveBeenCalledTimes(2);
      query.mockRestore();
    });

    it('is that of the domain that was asked for', async () => {
      const [here, elsewhere] = await Promise.all(
        [SUBDOMAIN, SUBDOMAIN + 1].map((domainId) => source.first(domainId, ['link-4'])),
      );
      expect([here?.link.id, elsewhere]).toEqual([ids[4], null]);
    });
  },
  [linkSchema],
);
