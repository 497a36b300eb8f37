import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { canClaim, type LinkClaim } from '../domain/link-access';
import { type Link, SHARED_DOMAIN } from '../domain/link.entity';
import type { LinkClaimed } from '../../events';
import { LinkClaimsService } from './link-claims.service';
import { LinkRepository } from './ports/link-repository';

/** Gives the links that a device made before its owner signed in to that owner's group. */
@Injectable()
export class ClaimLinksService {
  constructor(
    private readonly links: LinkRepository,
    private readonly claims: LinkClaimsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The slugs that are the member's now. What is claimed already, unknown or no claim of ours is passed over. */
  async claim(member: Member, texts: readonly string[]): Promise<readonly string[]> {
    const claims = new Map(
      texts
        .map((text) => this.claims.claimIn(text))
        .filter((claim): claim is LinkClaim => claim?.domainId === SHARED_DOMAIN)
        .map((claim) => [claim.slug, claim] as const),
    );
    if (claims.size === 0) return [];
    return this.unitOfWork.run(async () => {
      const found = await this.links.findBySlugs(SHARED_DOMAIN, [...claims.keys()]);
      const taken: string[] = [];
      for (const link of found) {
        const claim = claims.get(link.slug);
        if (claim && canClaim(link, claim) && (await this.takeOver(member, link))) taken.push(link.slug);
      }
      return taken;
    });
  }

  private async takeOver(member: Member, link: Link): Promise<boolean> {
    link.joinGroupOf(member);
    // Two people may hold the claim of one device; the first to show it gets the link.
    if (!(await this.links.saveIfUnowned(link))) return false;
    const event: LinkClaimed = {
      type: 'links.link-claimed',
      linkId: link.id,
      groupId: link.groupId,
      userId: link.creatorUserId,
    };
    this.unitOfWork.publish(event);
    return true;
  }
}
