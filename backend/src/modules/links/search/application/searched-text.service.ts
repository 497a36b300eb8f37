import { Injectable } from '@nestjs/common';
import { InvalidInput } from '../../../../shared/domain/domain-error';
import { OwnHosts } from '../../../../shared/own-hosts/own-hosts';
import { ShortDomains } from '../../../domains';
import { LinkRepository } from '../../core/application/ports/link-repository';
import { readShortAddress, type ShortAddress } from '../../core/domain/short-address';
import { readVisitedPath } from '../../core/domain/visited-path';
import { TagRepository } from '../../labels/application/ports/tag-repository';
import type { LinkFilters } from '../domain/link-search';
import { withTags } from '../domain/terms-of-tags';

/** The number of no domain. */
const NOWHERE = -1;

/** Finds out what people mean by what they type into the search of a group's links. */
@Injectable()
export class SearchedText {
  constructor(
    private readonly links: LinkRepository,
    private readonly tags: TagRepository,
    private readonly domains: ShortDomains,
    private readonly ownHosts: OwnHosts,
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

  private async linkAt(groupId: number, typed: string): Promise<number | null> {
    const address = this.addressIn(typed);
    const path = address && readVisitedPath(address.path);
    const domainId = address && path ? await this.domains.idOf(address.host) : null;
    if (!path || domainId === null) return null;
    const link = await this.links.findBySlug(domainId, path.slug);
    return link?.groupId === groupId ? link.id : null;
  }

  private addressIn(typed: string): ShortAddress | null {
    try {
      return readShortAddress(typed, this.ownHosts);
    } catch (error) {
      if (error instanceof InvalidInput) return null;
      throw error;
    }
  }
}
