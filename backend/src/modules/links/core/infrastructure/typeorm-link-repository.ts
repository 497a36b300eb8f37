import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual, MoreThan } from 'typeorm';
import { isUniqueViolation } from '../../../../shared/database/database-errors';
import { changedBy } from '../../../../shared/database/rows';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { LinkRepository, SlugCollision } from '../application/ports/link-repository';
import { Link } from '../domain/link.entity';
import { SlugTaken } from '../domain/links.errors';
import { LinkTermStore } from './link-term.store';
import { insertLinks } from './new-link-rows';

interface IdRow {
  readonly id: number | string;
}

type Place = Pick<Link, 'domainId' | 'slug'>;

async function taking(slug: string, store: () => Promise<unknown>): Promise<void> {
  try {
    await store();
  } catch (error) {
    if (isUniqueViolation(error)) throw new SlugTaken(slug);
    throw error;
  }
}

@Injectable()
export class TypeormLinkRepository extends LinkRepository {
  private readonly terms: LinkTermStore;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.terms = new LinkTermStore(unitOfWork);
  }

  async add(links: readonly Link[]): Promise<void> {
    try {
      await insertLinks(this.unitOfWork.manager, links);
    } catch (error) {
      if (isUniqueViolation(error)) throw new SlugCollision();
      throw error;
    }
  }

  async findBySlug(domainId: number, slug: string): Promise<Link | null> {
    const id = await this.idOf(domainId, slug);
    return id === undefined ? null : this.findById(id);
  }

  async domainOf(groupId: number, slug: string): Promise<number | null> {
    // The least is found here: asked for it, SQLite goes through all links of the group in the order of their domains.
    const rows = await this.unitOfWork.manager.query<{ domain_id: number }[]>(
      'SELECT domain_id FROM links WHERE slug = ? AND group_id = ? AND alias_of IS NULL',
      [slug, groupId],
    );
    return rows.length === 0 ? null : Math.min(...rows.map(({ domain_id: id }) => id));
  }

  async holdBySlug(domainId: number, slug: string): Promise<Link | null> {
    const id = await this.idOf(domainId, slug);
    return id === undefined ? null : this.holdById(id);
  }

  findById(id: number): Promise<Link | null> {
    return this.links.findOneBy({ id });
  }

  findByIds(ids: readonly number[]): Promise<Link[]> {
    return this.links.findBy({ id: In(ids) });
  }

  /** A statement that changes nothing locks the row on both engines; only one of them knows SELECT … FOR UPDATE. */
  async holdById(id: number): Promise<Link | null> {
    await this.unitOfWork.manager.query('UPDATE links SET slug = slug WHERE id = ?', [id]);
    return this.findById(id);
  }

  async findBySlugs(domainId: number, slugs: readonly string[]): Promise<Link[]> {
    const marks = slugs.map(() => '?').join(', ');
    const rows = await this.unitOfWork.manager.query<IdRow[]>(
      `SELECT id FROM links WHERE domain_id = ? AND alias_of IS NULL AND slug IN (${marks})`,
      [domainId, ...slugs],
    );
    return this.findByIds(rows.map(({ id }) => Number(id)));
  }

  async takenSlugs(domainId: number, slugs: readonly string[]): Promise<ReadonlySet<string>> {
    const marks = slugs.map(() => '?').join(', ');
    const rows = await this.unitOfWork.manager.query<{ slug: string }[]>(
      `SELECT slug FROM links WHERE domain_id = ? AND slug IN (${marks})`,
      [domainId, ...slugs],
    );
    return new Set(rows.map(({ slug }) => slug));
  }

  async batchOnDomain(domainId: number, { after, limit }: { after: string; limit: number }): Promise<Link[]> {
    const rows = await this.unitOfWork.manager.query<IdRow[]>(
      `SELECT id FROM links WHERE domain_id = ? AND slug > ? AND alias_of IS NULL AND group_id > 0
        ORDER BY slug LIMIT ?`,
      [domainId, after, limit],
    );
    return this.links.find({ where: { id: In(rows.map(({ id }) => Number(id))) }, order: { slug: 'ASC' } });
  }

  async countOnDomain(domainId: number, most: number): Promise<number> {
    const [row] = await this.unitOfWork.manager.query<{ count: number | string }[]>(
      `SELECT COUNT(*) AS count FROM
         (SELECT 1 FROM links WHERE domain_id = ? AND alias_of IS NULL AND trashed_at IS NULL LIMIT ?) counted`,
      [domainId, most],
    );
    return Number(row?.count ?? 0);
  }

  batchOfGroups(
    groupIds: readonly number[],
    { after, limit }: { after: number; limit: number },
  ): Promise<Link[]> {
    return this.links.find({
      where: { groupId: In(groupIds), id: MoreThan(after) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  dueForPurge(by: Date, limit: number): Promise<Link[]> {
    return this.links.find({
      where: { purgeAt: LessThanOrEqual(by) },
      order: { purgeAt: 'ASC' },
      take: limit,
    });
  }

  async saveIfUnowned(link: Link): Promise<boolean> {
    const { id, groupId, creatorUserId, browserUuid } = link;
    const { affected } = await this.links.update({ id, groupId: 0 }, { groupId, creatorUserId, browserUuid });
    if (affected !== 1) return false;
    await this.terms.renew([link]);
    return true;
  }

  /**
   * The new place is claimed before the old one is touched: those who wait for it, as many may, then hold nothing that
   * the one who gets it still needs.
   */
  async relocate(link: Link, from: Place, at: Date): Promise<void> {
    if (!(await this.removeAlias(link))) {
      await this.addAlias(link.id, link, at);
      await this.removeAlias(link);
    }
    await this.save(link);
    await this.addAlias(link.id, from, at);
  }

  /** Tells whether the link had this place before. */
  private async removeAlias({ id, domainId, slug }: Link): Promise<boolean> {
    const gone = await changedBy(
      this.unitOfWork.manager,
      'DELETE FROM links WHERE domain_id = ? AND slug = ? AND alias_of = ?',
      [domainId, slug, id],
    );
    return gone > 0;
  }

  async addAlias(linkId: number, { domainId, slug }: Place, at: Date): Promise<void> {
    await taking(slug, () =>
      this.unitOfWork.manager.query(
        `INSERT INTO links (domain_id, slug, url, group_id, creator_user_id, created_at, alias_of)
         VALUES (?, ?, '', 0, 0, ?, ?)`,
        [domainId, slug, at, linkId],
      ),
    );
  }

  async save(link: Link): Promise<void> {
    await this.links.save(link);
    await this.terms.renew([link]);
  }

  private async idOf(domainId: number, slug: string): Promise<number | undefined> {
    const [row] = await this.unitOfWork.manager.query<IdRow[]>(
      'SELECT COALESCE(alias_of, id) AS id FROM links WHERE domain_id = ? AND slug = ?',
      [domainId, slug],
    );
    return row && Number(row.id);
  }

  private get links() {
    return this.unitOfWork.manager.getRepository(Link);
  }
}
