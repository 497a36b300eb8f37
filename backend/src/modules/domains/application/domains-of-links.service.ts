import { Injectable } from '@nestjs/common';
import { GroupsService } from '../../groups';
import { shownOrigin } from '../domain/shown-origin';
import { type ShortDomain, ShortDomainsService } from './short-domains.service';

/** Where a link stands, and whose it is. */
export interface PlacedLink {
  readonly domainId: number;
  /** 0: a guest's. */
  readonly groupId: number;
}

/** Domains of links as addresses show them: with the scheme that the link's group has chosen. */
@Injectable()
export class DomainsOfLinksService {
  constructor(
    private readonly domains: ShortDomainsService,
    private readonly groups: GroupsService,
  ) {}

  async domainOf(link: PlacedLink): Promise<ShortDomain> {
    return (await this.ofAll([link]))(link);
  }

  /** Of at most 1000 links at once. */
  async ofAll(links: readonly PlacedLink[]): Promise<(link: PlacedLink) => ShortDomain> {
    const domains = await this.domains.byId(links.map(({ domainId }) => domainId));
    const groupIds = new Set(links.map(({ groupId }) => groupId).filter((groupId) => groupId > 0));
    const schemes = await this.groups.schemesOf([...groupIds]);
    return ({ domainId, groupId }) => {
      const domain = domains.get(domainId) ?? this.domains.shared;
      const scheme = schemes.get(groupId);
      return scheme === undefined ? domain : { ...domain, origin: shownOrigin(domain.origin, scheme) };
    };
  }
}
