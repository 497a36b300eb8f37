import { describeOnEachEngine } from '../../../../../test/support/database';
import { insertRows } from '../../../../shared/database/dialect';
import type { DomainsOfLinksService } from '../../../domains';
import { Tag } from '../../labels/domain/tag.entity';
import { tagSchema } from '../../labels/infrastructure/tag.schema';
import { TypeormTagRepository } from '../../labels/infrastructure/typeorm-tag-repository';
import { LinksInReportService } from './links-in-report.service';
import type { LinkFinder } from './ports/link-finder';

const GROUP = 60;
const MADE = '2026-11-21 12:00:00';
const COLUMNS = [
  'domain_id',
  'slug',
  'url',
  'group_id',
  'creator_user_id',
  'created_at',
  'trashed_at',
] as const;

describeOnEachEngine(
  'links with a tag',
  (engine) => {
    let tags: TypeormTagRepository;
    let links: LinksInReportService;

    async function tagged(
      value: string,
      rows: readonly (readonly [number, string | null])[],
    ): Promise<number> {
      const tag = Tag.create({ groupId: GROUP, creatorUserId: 7, value, createdAt: new Date() });
      await tags.add([tag]);
      const { manager } = engine.unitOfWork;
      await insertRows(
        manager,
        { name: 'links', columns: COLUMNS },
        rows.map(([groupId, trashedAt], index) => [
          0,
          `${value}-${String(index)}`,
          'https://e.test/',
          groupId,
          7,
          MADE,
          trashedAt,
        ]),
      );
      await manager.query(
        'INSERT INTO link_tags (link_id, tag_id) SELECT id, ? FROM links WHERE slug LIKE ?',
        [tag.id, `${value}-%`],
      );
      return tag.id;
    }

    beforeAll(() => {
      tags = new TypeormTagRepository(engine.unitOfWork);
      links = new LinksInReportService({} as LinkFinder, tags, {} as DomainsOfLinksService);
    });

    it('are all of them while they are not too many', async () => {
      const tagId = await tagged('few', [
        [GROUP, null],
        [GROUP, null],
        [GROUP, MADE],
        [GROUP + 1, null],
      ]);
      const { linkIds, count } = await links.tagged(GROUP, tagId);
      expect([linkIds.length, count]).toEqual([2, 2]);
    });

    it('are the first thousand, with how many there are', async () => {
      const live = new Array<readonly [number, string | null]>(1_002).fill([GROUP, null]);
      const tagId = await tagged('many', [...live, [GROUP, MADE], [GROUP + 1, null]]);
      const { linkIds, count } = await links.tagged(GROUP, tagId);
      expect([linkIds.length, count]).toEqual([1_000, 1_002]);
    });
  },
  [tagSchema],
);
