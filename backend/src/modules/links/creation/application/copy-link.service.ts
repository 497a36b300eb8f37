import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { ShortDomains } from '../../../domains';
import { type Link, SHARED_DOMAIN } from '../../core/domain/link.entity';
import { LinkWarnings } from '../../core/application/safety/link-warnings.service';
import type { LinkDetails } from '../../core/application/show-link.service';
import type { NamedLabels } from '../../labels/domain/label-input';
import { LinkWriter } from './link-writer.service';

/** Makes another link like one that there is, with its labels. Part of the unit of work that holds the group. */
@Injectable()
export class CopyLink {
  constructor(
    private readonly writer: LinkWriter,
    private readonly domains: ShortDomains,
    private readonly warnings: LinkWarnings,
    private readonly clock: Clock,
  ) {}

  /** On the same domain if that is the member's, too. What speaks against the one speaks against the other. Throws `LimitReached`. */
  async copy(creator: Member, { link, tags, tools }: LinkDetails): Promise<Link> {
    const createdAt = this.clock.now();
    const domainId = (await this.domains.mayUse(creator, link.domainId)) ? link.domainId : SHARED_DOMAIN;
    const standing = await this.warnings.ofCopy(link, { domainId, creatorUserId: creator.userId });
    return this.writer.writeOne(creator, {
      wished: undefined,
      host: undefined,
      domainId,
      url: link.url,
      labels: namedOf(tags, tools),
      make: (slug) => {
        const made = link.copy({ domainId, slug, creator, createdAt });
        made.warnOf(standing.warning);
        if (standing.disabledFor !== null) made.disable(standing.disabledFor);
        return made;
      },
    });
  }
}

const namedOf = (tags: LinkDetails['tags'], tools: LinkDetails['tools']): NamedLabels => ({
  tags: tags.length > 0 ? { words: [], ids: new Map(tags.map(({ tagId }) => [tagId, 'tags'])) } : null,
  tools:
    tools.length > 0
      ? { ids: tools.map(({ id }) => id), pixels: new Map(), hasCampaign: false, field: 'trackingTools' }
      : null,
});
