import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Link } from '../domain/link.entity';
import type { LinkChanged, LinkEdited } from '../../events';
import { AsciiSlugsService } from './address/ascii-slugs.service';
import { LinkRepository } from './ports/link-repository';

/** Stores a link that has become another, and tells of it. Part of the unit of work that holds the link. */
@Injectable()
export class StoreChangedLinkService {
  constructor(
    private readonly links: LinkRepository,
    private readonly asciiSlugs: AsciiSlugsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** `before`: where it was found until now. Throws `SlugTaken`. */
  async store(link: Link, before: Pick<Link, 'domainId' | 'slug'>, changedAt: Date): Promise<void> {
    await this.asciiSlugs.give(link, changedAt);
    const hasMoved = before.domainId !== link.domainId || before.slug !== link.slug;
    if (hasMoved) await this.links.relocate(link, before, changedAt);
    else await this.links.save(link);
    if (hasMoved) this.notify({ id: link.id, ...before });
    this.notify(link);
    const edited: LinkEdited = { type: 'links.link-edited', linkId: link.id, groupId: link.groupId };
    this.unitOfWork.publish(edited);
  }

  private notify({ id: linkId, domainId, slug }: Pick<Link, 'id' | 'domainId' | 'slug'>): void {
    const event: LinkChanged = { type: 'links.link-changed', linkId, domainId, slug };
    this.unitOfWork.publish(event);
  }
}
