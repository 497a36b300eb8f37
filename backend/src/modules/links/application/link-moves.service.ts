import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Link } from '../domain/link.entity';
import type { LinkReturned, LinkTransferred } from '../events';
import type { LinkCall } from './link-call';
import { LinkRepository } from './ports/link-repository';

/** What the group that a link leaves and the group that it comes to write down. */
const LOGGED = {
  'links.link-transferred': ['links.transferred', 'links.received'],
  'links.link-returned': ['links.returned', 'links.got-back'],
} as const;

type Move = LinkTransferred | LinkReturned;

/**
 * Stores that a link is in another group and writes it into both groups' logs. Neither log names the other group:
 * who reads it may not belong there. Part of the caller's unit of work.
 */
@Injectable()
export class LinkMoves {
  constructor(
    private readonly links: LinkRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async store(type: Move['type'], link: Link, fromGroupId: number, call: LinkCall): Promise<void> {
    await this.links.save(link);
    const { userId } = call.member;
    const { id: linkId, groupId: toGroupId, slug } = link;
    const groups = [fromGroupId, toGroupId];
    for (const [index, action] of LOGGED[type].entries()) {
      await this.audit.record({
        action,
        outcome: 'done',
        userId,
        groupId: groups[index] ?? 0,
        address: call.address,
        details: { link: slug },
      });
    }
    const news: Move = { type, linkId, fromGroupId, toGroupId, userId };
    this.unitOfWork.announce(news);
  }
}
