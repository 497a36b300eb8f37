import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../../../shared/domain/domain-error';
import { OwnHosts } from '../../../../shared/own-hosts/own-hosts';
import { ShortDomainsService } from '../../../domains';
import { AddressRulesService } from '../../core/application/safety/address-rules.service';
import { LinkRepository } from '../../core/application/ports/link-repository';
import { readShortAddress } from '../../core/domain/short-address';
import { readVisitedPath } from '../../core/domain/visited-path';
import { parseWebAddress } from '../../core/domain/web-address';
import { TagRepository } from '../../labels/application/ports/tag-repository';
import type { LinkFilters } from '../domain/link-search';
import { withTags } from '../domain/terms-of-tags';

/** The number of no domain. */
const NOWHERE = -1;

function unlessRefused<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

/** Finds out what people mean by what they type into the search of a group's links. */
@Injectable()
export class SearchedTextService {
  constructor(
    private readonly links: LinkRepository,
    private readonly tags: TagRepository,
    private readonly domains: ShortDomainsService,
    private readonly ownHosts: OwnHosts,
    private readonly rules: AddressRulesService,
  ) {}

  /** A short address means its link, and words may be those of tags, too. `typed`: the text that the terms are of. */
  async resolve(groupId: number, { terms, ...others }: LinkFilters, typed: string): Promise<LinkFilters> {
    const linkId = await this.linkAt(groupId, typed);
    if (linkId !== null) return { ...others, linkIds: [linkId] };
    return { ...others, ...(terms ? { terms: withTags(terms, await this.tags.allOf([groupId])) } : {}) };
  }

  /** The number of the domain whose host is named. */
  async domainIn({ host }: LinkFilters): Promise<Pick<LinkFilters, 'domainId'>> {
    return host === undefined ? {} : { domainId: (await this.domains.idOf(host)) ?? NOWHERE };
  }

  /** What is written of a destination as links have it. */
  async urlIn({ destination }: LinkFilters): Promise<Pick<LinkFilters, 'url'>> {
    if (destination === undefined) return {};
    const { ownHosts, productKey } = await this.rules.now();
    return { url: unlessRefused(() => parseWebAddress(destination, { ownHosts, productKey })) ?? '' };
  }

  private async linkAt(groupId: number, typed: string): Promise<number | null> {
    const address = unlessRefused(() => readShortAddress(typed, this.ownHosts));
    const path = address && readVisitedPath(address.path);
    const domainId = address && path ? await this.domains.idOf(address.host) : null;
    if (!path || domainId === null) return null;
    const link = await this.links.findBySlug(domainId, path.slug);
    return link?.groupId === groupId ? link.id : null;
  }
}
