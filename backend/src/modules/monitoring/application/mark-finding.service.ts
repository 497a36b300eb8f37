import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { SHARED_DOMAIN } from '../../../shared/domain/shared-domain';
import { LinkWarningsService, MarkLinkService } from '../../links';
import { type LinkFindings, type LinkState, webAddressesOf } from '../../links/values';
import type { PatrolLink } from './ports/patrol-store';
import { MonitoringEventsService } from './monitoring-events.service';

/** Writes down what the patrol concludes about a link, and has those told whose link it is. */
@Injectable()
export class MarkFindingService {
  constructor(
    private readonly marking: MarkLinkService,
    private readonly warnings: LinkWarningsService,
    private readonly notices: MonitoringEventsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Nothing for a link that leads elsewhere by now, or nowhere: they were other addresses that were looked at.
   * @param host of the address that is to be named when anything is found against one
   */
  mark({ id, addresses }: PatrolLink, marks: Partial<LinkFindings>, host: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const marked = await this.marking.markAs(id, async (link) => {
        const isOther = link.isTrashed || !isSame(webAddressesOf(link), addresses);
        return isOther ? null : this.settled(link, marks);
      });
      if (marked) await this.notices.notify(marked.before, marked.link, host);
    });
  }

  /** What is found of one address is a threat, or one doubt among others: who is warned of doubts has its own rules. */
  private async settled(link: LinkState, marks: Partial<LinkFindings>): Promise<Partial<LinkFindings>> {
    if (marks.warning === undefined || marks.warning === 'threat') return marks;
    const isShared = link.domainId === SHARED_DOMAIN;
    return { ...marks, warning: isShared ? await this.warnings.ofNew(link.creatorUserId, link) : null };
  }
}

const isSame = (now: readonly string[], then: readonly string[]): boolean =>
  now.length === then.length && now.every((each, index) => each === then[index]);
