import { Injectable } from '@nestjs/common';
import { ShortDomainsService } from '../../../domains';
import { SHARED_DOMAIN } from '../domain/link.entity';
import { LinkDoesNotExist } from '../domain/links.errors';
import { LinkRepository } from './ports/link-repository';

/** Where a link stands; it may have moved on since. */
export interface LinkPlace {
  readonly domainId: number;
  /** In NFC. */
  readonly slug: string;
}

/** How a call names a link. */
export interface LinkReference {
  readonly slug: string;
  /** Host of a domain; absent when it was not named. */
  readonly domain?: string;
  /** Whose link is meant then; 0 for guests. */
  readonly groupId: number;
}

/** Finds out which domain is meant by a call that names a link. */
@Injectable()
export class LinkPlacesService {
  constructor(
    private readonly links: LinkRepository,
    private readonly domains: ShortDomainsService,
  ) {}

  /** Where the group has it, the shared domain before all others. Throws `LinkDoesNotExist` for domains that are none. */
  async placeOf({ slug, domain, groupId }: LinkReference): Promise<LinkPlace> {
    if (domain !== undefined) {
      const domainId = await this.domains.idOf(domain);
      if (domainId === null) throw new LinkDoesNotExist();
      return { domainId, slug };
    }
    const known = groupId === 0 ? null : await this.links.domainOf(groupId, slug);
    return { domainId: known ?? SHARED_DOMAIN, slug };
  }
}
