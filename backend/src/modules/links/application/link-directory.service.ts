import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../config/settings';
import type { Actor, Member } from '../../../shared/domain/actor';
import { canSeeCounts } from '../domain/link-access';
import { type Link, SHARED_DOMAIN } from '../domain/link.entity';
import { LinkDoesNotExist } from '../domain/links.errors';
import { shortUrlOf } from '../domain/short-url';
import { LinkRepository } from './ports/link-repository';

/** What other modules may know of a link. */
export interface LinkSnapshot {
  readonly id: number;
  /** The slug, decoded. */
  readonly encodeId: string;
  readonly url: string;
  readonly shortUrl: string;
  /** 0: made by a guest. */
  readonly groupId: number;
  /** Who made it, or claimed it; 0: a guest. */
  readonly userId: number;
  readonly createdAt: Date;
  readonly trashedAt: Date | null;
}

/** Finds links on behalf of a caller, who never learns of what is not theirs. */
@Injectable()
export class LinkDirectory {
  constructor(
    private readonly links: LinkRepository,
    private readonly web: WebSettings,
  ) {}

  /** @throws LinkDoesNotExist also when the link is somebody else's. */
  async ownedBy(actor: Actor, encodeId: string): Promise<LinkSnapshot> {
    const link = await this.links.findBySlug(SHARED_DOMAIN, encodeId.normalize('NFC'));
    if (!link || !canSeeCounts(actor, link)) throw new LinkDoesNotExist();
    return this.snapshot(link);
  }

  /**
   * Links of the member's group that are not in the trash, newest first.
   * @param start position that the page before answered, -1 for the first page
   */
  async pageOf(
    member: Member,
    { start, limit }: { start: number; limit: number },
  ): Promise<readonly LinkSnapshot[]> {
    const before = start < 0 ? Number.MAX_SAFE_INTEGER : start;
    const links = await this.links.pageOfGroup(member.groupId, { before, limit });
    return links.map((link) => this.snapshot(link));
  }

  private snapshot({ id, slug, url, groupId, creatorUserId, createdAt, trashedAt }: Link): LinkSnapshot {
    return {
      id,
      encodeId: slug,
      url,
      shortUrl: shortUrlOf(this.web.shortOrigin, slug),
      groupId,
      userId: creatorUserId,
      createdAt,
      trashedAt,
    };
  }
}
