import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { Clock } from '../../../shared/domain/clock';
import { DomainsOfLinksService } from '../../domains';
import { type LinkFindings, type LinkState, addressHostOf, shortUrlOf } from '../../links/values';
import { safetyChange } from '../domain/safety-change';
import type { DestinationBack, DestinationDown, DestinationJudged } from '../events';

type Outage = DestinationDown | DestinationBack;

/** Tells what the patrol has changed about a link. Part of the unit of work in which it does. */
@Injectable()
export class MonitoringEventsService {
  constructor(
    private readonly domains: DomainsOfLinksService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async notify(before: LinkFindings, link: LinkState, host: string): Promise<void> {
    const outage = outageBetween(before.downSince, link.downSince);
    const finding = safetyChange(before, link);
    if (outage === null && finding === null) return;
    const { origin, host: domain } = await this.domains.domainOf(link);
    const about = {
      linkId: link.id,
      groupId: link.groupId,
      userId: link.creatorUserId,
      encodeId: link.slug,
      domain,
      shortUrl: shortUrlOf(origin, link.slug),
    };
    if (outage !== null) {
      const hasBackup = link.backupUrl !== null;
      const event: Outage = { ...outage, ...about, host: addressHostOf(link.url), hasBackup };
      this.unitOfWork.publish(event);
    }
    if (finding !== null) {
      const judgedAt = this.clock.now().toISOString();
      const event: DestinationJudged = {
        type: 'monitoring.destination-judged',
        ...about,
        host,
        finding,
        judgedAt,
      };
      this.unitOfWork.publish(event);
    }
  }
}

/** Null when it is as it was. */
function outageBetween(before: Date | null, after: Date | null): Pick<Outage, 'type' | 'since'> | null {
  const since = after ?? before;
  if (since === null || (before === null) === (after === null)) return null;
  return {
    type: after ? 'monitoring.destination-down' : 'monitoring.destination-back',
    since: since.toISOString(),
  };
}
