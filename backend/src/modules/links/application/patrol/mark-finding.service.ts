import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { type Link, SHARED_DOMAIN } from '../../domain/link.entity';
import type { LinkStanding } from '../../domain/link-standing';
import { webAddressesOf } from '../../domain/safety/link-addresses';
import { MarkLink } from '../mark-link.service';
import type { PatrolLink } from '../ports/patrol-store';
import { LinkRepository } from '../ports/link-repository';
import { LinkWarnings } from '../safety/link-warnings.service';
import { PatrolNews } from './patrol-news.service';

/** Writes down what the patrol concludes about a link, and has those told whose link it is. */
@Injectable()
export class MarkFinding {
  constructor(
    private readonly links: LinkRepository,
    private readonly marking: MarkLink,
    private readonly warnings: LinkWarnings,
    private readonly news: PatrolNews,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Nothing for a link that leads elsewhere by now, or nowhere: they were other addresses that were looked at.
   * @param host of the address that is to be named when anything is found against one
   */
  mark({ id, addresses }: PatrolLink, marks: Partial<LinkStanding>, host: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const link = await this.links.holdById(id);
      if (!link || link.isTrashed || !isSame(webAddressesOf(link), addresses)) return;
      const { warning, disabledFor, downSince } = link;
      const after = await this.marking.mark(id, await this.settled(link, marks));
      if (after) await this.news.tell({ warning, disabledFor, downSince }, after, host);
    });
  }

  /** What is found of one address is a threat, or one doubt among others: who is warned of doubts has its own rules. */
  private async settled(link: Link, marks: Partial<LinkStanding>): Promise<Partial<LinkStanding>> {
    if (marks.warning === undefined || marks.warning === 'threat') return marks;
    const isShared = link.domainId === SHARED_DOMAIN;
    return { ...marks, warning: isShared ? await this.warnings.ofNew(link.creatorUserId, link) : null };
  }
}

const isSame = (now: readonly string[], then: readonly string[]): boolean =>
  now.length === then.length && now.every((each, index) => each === then[index]);
