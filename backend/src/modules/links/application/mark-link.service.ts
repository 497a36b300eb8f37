import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Link } from '../domain/link.entity';
import type { LinkStanding } from '../domain/link-standing';
import type { LinkChanged } from '../events';
import { LinkRepository } from './ports/link-repository';

/**
 * Writes down what we have found out about a link: a warning, a reason to disable it, or that its destination is down.
 * Whoever marks on somebody's word tells the audit trail why; the link's own history has its owners' changes alone.
 */
@Injectable()
export class MarkLink {
  constructor(
    private readonly links: LinkRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** What is left out stays. The link, or null when there is none; visitors get what follows from it at once. */
  mark(linkId: number, standing: Partial<LinkStanding>): Promise<Link | null> {
    return this.unitOfWork.run(async () => {
      const link = await this.links.holdById(linkId);
      if (!link) return null;
      if (!change(link, standing)) return link;
      await this.links.save(link);
      const { domainId, slug } = link;
      const news: LinkChanged = { type: 'links.link-changed', linkId, domainId, slug };
      this.unitOfWork.announce(news);
      return link;
    });
  }
}

/** Whether anything is another now. */
function change(link: Link, { warning, disabledFor, downSince }: Partial<LinkStanding>): boolean {
  const before = standingText(link);
  if (warning !== undefined) link.warnOf(warning);
  if (disabledFor !== undefined) link.disableFor(disabledFor);
  if (downSince !== undefined) link.noticeDown(downSince);
  return standingText(link) !== before;
}

const standingText = ({ warning, disabledFor, downSince }: LinkStanding): string =>
  JSON.stringify([warning, disabledFor, downSince]);
