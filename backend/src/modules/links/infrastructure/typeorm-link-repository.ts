import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThan } from 'typeorm';
import { isUniqueViolation } from '../../../shared/database/database-errors';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { LinkRepository } from '../application/ports/link-repository';
import { Link } from '../domain/link.entity';
import { SlugTaken } from '../domain/links.errors';

interface IdRow {
  readonly id: number | string;
}

@Injectable()
export class TypeormLinkRepository extends LinkRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(link: Link): Promise<void> {
    try {
      await this.links.insert(link);
    } catch (error) {
      if (isUniqueViolation(error)) throw new SlugTaken(link.slug);
      throw error;
    }
  }

  async findBySlug(domainId: number, slug: string): Promise<Link | null> {
    const id = await this.idOf(domainId, slug);
    return id === undefined ? null : this.links.findOneBy({ id });
  }

  /** A statement that changes nothing locks the row on both engines; only one of them knows SELECT … FOR UPDATE. */
  async holdBySlug(domainId: number, slug: string): Promise<Link | null> {
    const id = await this.idOf(domainId, slug);
    if (id === undefined) return null;
    await this.unitOfWork.manager.query('UPDATE links SET slug = slug WHERE id = ?', [id]);
    return this.links.findOneBy({ id });
  }

  async findBySlugs(domainId: number, slugs: readonly string[]): Promise<Link[]> {
    const marks = slugs.map(() => '?').join(', ');
    const rows = await this.unitOfWork.manager.query<IdRow[]>(
      `SELECT id FROM links WHERE domain_id = ? AND alias_of IS NULL AND slug IN (${marks})`,
      [domainId, ...slugs],
    );
    return this.links.findBy({ id: In(rows.map(({ id }) => Number(id))) });
  }

  pageOfGroup(groupId: number, { before, limit }: { before: number; limit: number }): Promise<Link[]> {
    return this.links.find({
      where: { groupId, trashedAt: IsNull(), id: LessThan(before) },
      order: { id: 'DESC' },
      take: limit,
    });
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

  async saveIfUnowned({ id, groupId, creatorUserId, browserUuid }: Link): Promise<boolean> {
    const { affected } = await this.links.update({ id, groupId: 0 }, { groupId, creatorUserId, browserUuid });
    return affected === 1;
  }

  async rename(link: Link, oldSlug: string, at: Date): Promise<void> {
    const { id, domainId, slug } = link;
    const { manager } = this.unitOfWork;
    await manager.query('DELETE FROM links WHERE domain_id = ? AND slug = ? AND alias_of = ?', [
      domainId,
      slug,
      id,
    ]);
    try {
      await this.save(link);
    } catch (error) {
      if (isUniqueViolation(error)) throw new SlugTaken(slug);
      throw error;
    }
    await manager.query(
      `INSERT INTO links (domain_id, slug, url, group_id, creator_user_id, created_at, alias_of)
       VALUES (?, ?, '', 0, 0, ?, ?)`,
      [domainId, oldSlug, at, id],
    );
  }

  async save(link: Link): Promise<void> {
    await this.links.save(link);
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
