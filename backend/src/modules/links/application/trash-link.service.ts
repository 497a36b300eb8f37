import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Actor } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { canSeeCounts, canTrash } from '../domain/link-access';
import { SHARED_DOMAIN } from '../domain/link.entity';
import { LinkDoesNotExist, NotAllowed } from '../domain/links.errors';
import type { LinkTrashed } from '../events';
import { LinkClaims } from './link-claims.service';
import { LinkStars } from './link-stars.service';
import { LinkRepository } from './ports/link-repository';

/** What a caller shows and where the call came from. */
export interface TrashCall {
  readonly slug: string;
  /** What creation handed out; a guest needs it. */
  readonly claim: string | undefined;
  readonly address: string;
}

/** Puts a link into the trash bin. Its slug stays taken. */
@Injectable()
export class TrashLink {
  constructor(
    private readonly links: LinkRepository,
    private readonly claims: LinkClaims,
    private readonly stars: LinkStars,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async trash(actor: Actor, { slug, claim: claimText, address }: TrashCall): Promise<void> {
    const claim = this.claims.read(claimText);
    await this.unitOfWork.run(async () => {
      const link = await this.links.holdBySlug(SHARED_DOMAIN, slug);
      if (!link) throw new LinkDoesNotExist();
      if (!canTrash(actor, link, claim)) {
        throw canSeeCounts(actor, link) ? new NotAllowed() : new LinkDoesNotExist();
      }
      if (link.isTrashed) return;
      await this.stars.giveBack(link);
      link.trash(this.clock.now());
      await this.links.save(link);
      await this.log(actor, slug, address);
      const news: LinkTrashed = {
        type: 'links.link-trashed',
        linkId: link.id,
        domainId: link.domainId,
        slug: link.slug,
      };
      this.unitOfWork.announce(news);
    });
  }

  /** Guests have no group whose log could tell of it. */
  private async log({ kind, userId, groupId }: Actor, slug: string, address: string): Promise<void> {
    if (kind === 'guest') return;
    const entry = { action: 'links.trashed', outcome: 'done', userId, groupId, address } as const;
    await this.audit.record({ ...entry, details: { link: slug } });
  }
}
