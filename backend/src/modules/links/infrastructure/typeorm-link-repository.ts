import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThan } from 'typeorm';
import { isUniqueViolation } from '../../../shared/database/database-errors';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { LinkRepository } from '../application/ports/link-repository';
import { Link } from '../domain/link.entity';
import { SlugTaken } from '../domain/links.errors';

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

  findBySlug(domainId: number, slug: string): Promise<Link | null> {
    return this.links.findOneBy({ domainId, slug });
  }

  /** A statement that changes nothing locks the row on both engines; only one of them knows SELECT … FOR UPDATE. */
  async holdBySlug(domainId: number, slug: string): Promise<Link | null> {
    await this.unitOfWork.manager.query('UPDATE links SET slug = slug WHERE domain_id = ? AND slug = ?', [
      domainId,
      slug,
    ]);
    return this.findBySlug(domainId, slug);
  }

  findBySlugs(domainId: number, slugs: readonly string[]): Promise<Link[]> {
    return this.links.findBy({ domainId, slug: In(slugs) });
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

  async save(link: Link): Promise<void> {
    await this.links.save(link);
  }

  private get links() {
    return this.unitOfWork.manager.getRepository(Link);
  }
}
