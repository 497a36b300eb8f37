import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import { canEdit, canSeeCounts } from '../domain/link-access';
import { type Link, SHARED_DOMAIN } from '../domain/link.entity';
import { LinkDoesNotExist } from '../domain/links.errors';
import { LinkHistory, type PastChange } from './ports/link-history';
import { LinkRepository } from './ports/link-repository';
import { type TagOnLink, TagRepository } from './ports/tag-repository';

/** A link with all that a member of its group may know of it. */
export interface LinkDetails {
  readonly link: Link;
  /** In the order of the alphabet. */
  readonly tags: readonly TagOnLink[];
  /** Whether the member may change it. */
  readonly canEdit: boolean;
}

interface Page {
  /** Position that the page before answered, -1 for the first page. */
  readonly start: number;
  readonly limit: number;
}

/** Shows one link to a member of the group that holds it. */
@Injectable()
export class ShowLink {
  constructor(
    private readonly links: LinkRepository,
    private readonly tags: TagRepository,
    private readonly history: LinkHistory,
  ) {}

  /** Of the group acted in, in the trash or not. Throws `LinkDoesNotExist` also when it is another group's. */
  async show(member: Member, slug: string): Promise<LinkDetails> {
    const link = await this.links.findBySlug(SHARED_DOMAIN, slug);
    if (!link || !canSeeCounts(member, link)) throw new LinkDoesNotExist();
    return this.detailsOf(member, link);
  }

  async detailsOf(member: Member, link: Link): Promise<LinkDetails> {
    const tags = (await this.tags.ofLinks([link.id])).get(link.id) ?? [];
    return { link, tags, canEdit: !member.isReadOnly && !link.isTrashed && canEdit(member, link) };
  }

  /** What was changed while its group has had it, newest first. */
  historyOf({ id: linkId, groupId }: Link, { start, limit }: Page): Promise<readonly PastChange[]> {
    const before = start < 0 ? Number.MAX_SAFE_INTEGER : start;
    return this.history.pageOf({ linkId, groupId }, { before, limit });
  }
}
