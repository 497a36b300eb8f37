import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { WebSettings } from '../../../../config/web-settings';
import { ShortHostSettings } from '../../../../config/short-host-settings';
import { TlsSettings } from '../../../../config/tls-settings';
import { CertificatesService } from './certificates.service';

/** The site's own hosts have certificates from the first start with TLS on. */
@Injectable()
export class SiteCertificates implements OnApplicationBootstrap {
  private readonly logger = new Logger(SiteCertificates.name);

  constructor(
    private readonly certificates: CertificatesService,
    private readonly web: WebSettings,
    private readonly shortHosts: ShortHostSettings,
    private readonly tls: TlsSettings,
  ) {}

  /** Names of this machine alone, and addresses, get no certificate from anybody. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.tls.port === null) return;
    for (const host of new Set([new URL(this.web.appOrigin).hostname, ...this.shortHosts.hosts])) {
      if (!isDnsName(host)) {
        this.logger.warn({ host }, 'no certificate can be ordered for this host of the site');
      } else if ((await this.certificates.statusOf([host]))[0]?.state === 'none') {
        await this.certificates.want(host);
      }
    }
  }
}

const isDnsName = (host: string): boolean =>
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/.test(host);
