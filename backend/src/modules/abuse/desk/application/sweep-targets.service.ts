import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { DomainsOfLinksService } from '../../../domains';
import type { ModeratedLink } from '../../../links';
import { shortUrlOf } from '../../../links/values';
import { BlockedAddressesService } from '../../../safety';
import type { DestinationBlocked } from '../../events';
import type { DeskAction } from '../domain/desk-action.entity';

/** Which links an action is about, and who hears of it. */
@Injectable()
export class SweepTargetsService {
  constructor(
    private readonly addresses: BlockedAddressesService,
    private readonly domains: DomainsOfLinksService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Of all links, those that lead to a blocked address; of one maker's, each. */
  chosen({ kind, subject }: DeskAction, links: readonly ModeratedLink[]): readonly ModeratedLink[] {
    if (kind !== 'address-blocked') return links;
    const matches = this.addresses.matchOf(subject);
    return links.filter(({ addresses }) => addresses.some(matches));
  }

  /**
   * Says whose destination is blocked, or allowed again. Whose account was suspended is mailed about that, and guests cannot be
   * notified. Part of the unit of work that disables or enables the links.
   */
  async announce(
    { kind, subject }: DeskAction,
    links: readonly ModeratedLink[],
    isBlocked: boolean,
  ): Promise<void> {
    if (kind !== 'address-blocked') return;
    const owned = links.filter(({ groupId }) => groupId > 0);
    if (owned.length === 0) return;
    const domainOf = await this.domains.ofAll(owned);
    const matches = this.addresses.matchOf(subject);
    const judgedAt = this.clock.now().toISOString();
    for (const link of owned) {
      const { linkId, groupId, userId, slug } = link;
      const { origin, host: domain } = domainOf(link);
      const event: DestinationBlocked = {
        type: 'abuse.destination-blocked',
        ...{ linkId, groupId, userId, encodeId: slug, domain, shortUrl: shortUrlOf(origin, slug) },
        host: new URL(link.addresses.find(matches) ?? link.addresses[0] ?? origin).hostname,
        isBlocked,
        judgedAt,
      };
      this.unitOfWork.publish(event);
    }
  }
}
