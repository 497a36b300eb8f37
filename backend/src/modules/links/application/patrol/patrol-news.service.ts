import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { ShortDomains } from '../../../domains';
import type { Link } from '../../domain/link.entity';
import type { LinkStanding } from '../../domain/link-standing';
import { standingNews } from '../../domain/patrol/standing-news';
import { hostOf } from '../../domain/safety/link-addresses';
import { shortUrlOf } from '../../domain/short-url';
import type { DestinationBack, DestinationDown, DestinationJudged } from '../../events';

type Outage = DestinationDown | DestinationBack;

/** Tells what the patrol has changed about a link. Part of the unit of work in which it does. */
@Injectable()
export class PatrolNews {
  constructor(
    private readonly domains: ShortDomains,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async tell(before: LinkStanding, link: Link, host: string): Promise<void> {
    const outage = outageBetween(before.downSince, link.downSince);
    const finding = standingNews(before, link);
    if (outage === null && finding === null) return;
    const { origin, host: domain } = await this.domains.of(link.domainId);
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
      const news: Outage = { ...outage, ...about, host: hostOf(link.url), hasBackup };
      this.unitOfWork.announce(news);
    }
    if (finding !== null) {
      const judgedAt = this.clock.now().toISOString();
      const news: DestinationJudged = { type: 'links.destination-judged', ...about, host, finding, judgedAt };
      this.unitOfWork.announce(news);
    }
  }
}

/** Null when it is as it was. */
function outageBetween(before: Date | null, after: Date | null): Pick<Outage, 'type' | 'since'> | null {
  const since = after ?? before;
  if (since === null || (before === null) === (after === null)) return null;
  return { type: after ? 'links.destination-down' : 'links.destination-back', since: since.toISOString() };
}
