import { Injectable } from '@nestjs/common';
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

  async save(link: Link): Promise<void> {
    await this.links.save(link);
  }

  private get links() {
    return this.unitOfWork.manager.getRepository(Link);
  }
}
