import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { canEdit, canSeeCounts } from '../domain/link-access';
import type { Link } from '../domain/link.entity';
import { LinkDeleted, LinkDoesNotExist, NotAllowed } from '../domain/links.errors';
import type { LinkPlace } from './link-places.service';
import { LinkRepository } from './ports/link-repository';

/** Finds the link that a caller wants to change. */
@Injectable()
export class EditableLinksService {
  constructor(private readonly links: LinkRepository) {}

  /** Held until the caller's unit of work ends. Throws `LinkDoesNotExist`, `NotAllowed`, `LinkDeleted`. */
  async hold(member: Member, { domainId, slug }: LinkPlace): Promise<Link> {
    return editable(member, await this.links.holdBySlug(domainId, slug));
  }

  /** By its number, and not held. Throws what `hold` throws. */
  async find(member: Member, linkId: number): Promise<Link> {
    return editable(member, await this.links.findById(linkId));
  }

  /** By its number, held. Throws what `hold` throws. */
  async holdById(member: Member, linkId: number): Promise<Link> {
    return editable(member, await this.links.holdById(linkId));
  }
}

export const isEditable = (member: Member, link: Link): boolean => canEdit(member, link) && !link.isTrashed;

/** Throws `LinkDoesNotExist`, `NotAllowed`, `LinkDeleted`. */
export function editable(member: Member, link: Link | null): Link {
  if (!link || !canSeeCounts(member, link)) throw new LinkDoesNotExist();
  if (!canEdit(member, link)) throw new NotAllowed();
  if (link.isTrashed) throw new LinkDeleted();
  return link;
}
