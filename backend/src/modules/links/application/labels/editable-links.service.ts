import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { canEdit, canSeeCounts } from '../../domain/link-access';
import { type Link, SHARED_DOMAIN } from '../../domain/link.entity';
import { LinkDeleted, LinkDoesNotExist, NotAllowed } from '../../domain/links.errors';
import { LinkRepository } from '../ports/link-repository';

/** Finds the link that somebody wants to change. */
@Injectable()
export class EditableLinks {
  constructor(private readonly links: LinkRepository) {}

  /** Held until the caller's unit of work ends. Throws `LinkDoesNotExist`, `NotAllowed`, `LinkDeleted`. */
  async hold(member: Member, slug: string): Promise<Link> {
    const link = await this.links.holdBySlug(SHARED_DOMAIN, slug);
    if (!link || !canSeeCounts(member, link)) throw new LinkDoesNotExist();
    if (!canEdit(member, link)) throw new NotAllowed();
    if (link.isTrashed) throw new LinkDeleted();
    return link;
  }
}
