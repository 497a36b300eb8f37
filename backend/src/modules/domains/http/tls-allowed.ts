import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WebSettings } from '../../../config/web-settings';
import { OperationsPaths } from '../../../shared/health/operations-paths';
import { VisitedHostsService } from '../application/visited-hosts.service';
import { hostNameIn } from '../domain/host-name';

const PATH = '/internal/tls/allowed';

/** Tells a proxy in front whether to get a certificate for a host: Caddy asks so before it orders one (on-demand TLS). */
@Injectable()
export class TlsAllowed implements OnModuleInit {
  private readonly siteHosts: ReadonlySet<string>;

  constructor(
    private readonly hosts: VisitedHostsService,
    private readonly paths: OperationsPaths,
    web: WebSettings,
  ) {
    this.siteHosts = new Set([web.appOrigin, web.shortOrigin].map((origin) => new URL(origin).hostname));
  }

  onModuleInit(): void {
    this.paths.add(PATH, async (query) => ((await this.isOurs(query.get('domain') ?? '')) ? 200 : 404));
  }

  /** Hosts of the site, of groups and of people; no others, nor addresses. */
  private async isOurs(domain: string): Promise<boolean> {
    const host = hostNameIn(domain);
    if (host === null) return false;
    if (this.siteHosts.has(host)) return true;
    const found = await this.hosts.lookUp(host, performance.now());
    return found !== null && found !== 'stranger';
  }
}
