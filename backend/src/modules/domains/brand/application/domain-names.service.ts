import { Injectable } from '@nestjs/common';
import { WebSettings } from '../../../../config/web-settings';
import { isOwnHost } from '../../../../shared/domain/own-host';
import { KnownHostsService } from '../../application/hosts/known-hosts.service';
import { type DomainNameReading, readDomainName } from '../domain/domain-name';
import { FIRM_NAMES } from '../domain/firm-names';

/** Reads domains as people type them, and tells those of the site from those that a group can bring. */
@Injectable()
export class DomainNamesService {
  constructor(
    private readonly hosts: KnownHostsService,
    private readonly web: WebSettings,
  ) {}

  nameIn(text: string): DomainNameReading {
    return readDomainName(text, { isOwnHost: (host) => this.isSite(host), firmNames: FIRM_NAMES });
  }

  /** Brand domains are ours, too, and are looked up by whose they are. */
  private isSite(host: string): boolean {
    return (
      isOwnHost(new URL(`https://${host}`), this.web.siteHosts) ||
      this.hosts.find(host)?.owner.kind === 'site'
    );
  }
}
