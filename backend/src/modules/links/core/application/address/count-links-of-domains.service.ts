import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LinksOnDomainsService } from '../../../../domains';
import { LinkRepository } from '../ports/link-repository';

/** Tells the module of domains how many links stand on one. */
@Injectable()
export class CountLinksOfDomainsService implements OnModuleInit {
  constructor(
    private readonly links: LinkRepository,
    private readonly domains: LinksOnDomainsService,
  ) {}

  onModuleInit(): void {
    this.domains.register((domainId, most) => this.links.countOnDomain(domainId, most));
  }
}
