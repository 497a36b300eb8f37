import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { ShortDomainsService } from '../../../domains';
import { type Link, SHARED_DOMAIN } from '../../core/domain/link.entity';
import { LinkWarningsService } from '../../core/application/safety/link-warnings.service';
import type { LinkDetails } from '../../core/application/show-link.service';
import type { NamedLabels } from '../../labels/domain/label-input';
import { LinkWriterService } from './link-writer.service';

/** Makes another link like one that there is, with its labels. Part of the unit of work that holds the group. */
@Injectable()
export class CopyLinkService {
  constructor(
    private readonly writer: LinkWriterService,
    private readonly domains: ShortDomainsService,
    private readonly warnings: LinkWarningsService,
    private readonly clock: Clock,
  ) {}

  /** On the same domain if that is the member's, too. What speaks against the one speaks against the other. Throws `LimitReached`. */
  async copy(creator: Member, { link, tags, tools }: LinkDetails): Promise<Link> {
    const createdAt = this.clock.now();
    const domainId = (await this.domains.mayUse(creator, link.domainId)) ? link.domainId : SHARED_DOMAIN;
    const findings = await this.warnings.ofCopy(link, { domainId, creatorUserId: creator.userId });
    return this.writer.writeOne(creator, {
      wished: undefined,
      host: undefined,
      domainId,
      url: link.url,
      labels: namedOf(tags, tools),
      make: (slug) => {
        const made = link.copy({ domainId, slug, creator, createdAt });
        made.warnOf(findings.warning);
        if (findings.disabledFor !== null) made.disable(findings.disabledFor);
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
