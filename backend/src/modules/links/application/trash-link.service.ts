import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Actor } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { canSeeCounts, canTrash } from '../domain/link-access';
import { SHARED_DOMAIN } from '../domain/link.entity';
import { LinkDoesNotExist, NotAllowed } from '../domain/links.errors';
import type { LinkTrashed } from '../events';
import { LinkClaims } from './link-claims.service';
import { LinkRepository } from './ports/link-repository';

/** Puts a link into the trash bin. Its slug stays taken. */
@Injectable()
export class TrashLink {
  constructor(
    private readonly links: LinkRepository,
    private readonly claims: LinkClaims,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async trash(actor: Actor, slug: string, claimText: string | undefined): Promise<void> {
    const claim = this.claims.read(claimText);
    await this.unitOfWork.run(async () => {
      const link = await this.links.holdBySlug(SHARED_DOMAIN, slug);
      if (!link) throw new LinkDoesNotExist();
      if (!canTrash(actor, link, claim)) {
        throw canSeeCounts(actor, link) ? new NotAllowed() : new LinkDoesNotExist();
      }
      if (link.isTrashed) return;
      link.trash(this.clock.now());
      await this.links.save(link);
      const news: LinkTrashed = {
        type: 'links.link-trashed',
        linkId: link.id,
        domainId: link.domainId,
        slug: link.slug,
      };
      this.unitOfWork.announce(news);
    });
  }
}
