import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { ShortDomains } from '../../../domains';
import { type Link, SHARED_DOMAIN } from '../../core/domain/link.entity';
import { AddLink } from './add-link.service';
import { LinkLabels } from '../../labels/application/link-labels.service';
import { LinkWarnings } from '../../core/application/safety/link-warnings.service';
import type { LinkDetails } from '../../core/application/show-link.service';

/** Makes another link like one that there is, with its labels. Part of the unit of work of whoever holds the group. */
@Injectable()
export class CopyLink {
  constructor(
    private readonly addLink: AddLink,
    private readonly labels: LinkLabels,
    private readonly domains: ShortDomains,
    private readonly warnings: LinkWarnings,
    private readonly clock: Clock,
  ) {}

  /** On the same domain if that is the member's, too. What speaks against the one speaks against the other. Throws `LimitReached`. */
  async copy(creator: Member, { link, ...labels }: LinkDetails): Promise<Link> {
    const createdAt = this.clock.now();
    const domainId = (await this.domains.mayUse(creator, link.domainId)) ? link.domainId : SHARED_DOMAIN;
    const standing = await this.warnings.ofCopy(link, { domainId, creatorUserId: creator.userId });
    const copy = await this.addLink.add((slug) => {
      const made = link.copy({ domainId, slug, creator, createdAt });
      made.warnOf(standing.warning);
      if (standing.disabledFor !== null) made.disable(standing.disabledFor);
      return made;
    });
    await this.labels.put(creator.groupId, copy.id, labels);
    return copy;
  }
}
