import { Injectable } from '@nestjs/common';
import type { BrandDomain } from '../domain/brand-domain.entity';
import { DnsPanelsService } from './dns-panels.service';
import { DomainLookService } from './domain-look.service';
import type { DnsPanel } from '../domain/dns-panels';
import { rootOf } from '../domain/domain-name';
import type { DnsInstruction } from '../domain/instructions';
import { CertificatesService } from '../../certificates/application/certificates.service';
import { type CertificateStatus, noCertificate } from '../../certificates/domain/certificate-status';
import { LinksOnDomainsService } from '../../application/links-on-domains.service';
import { LandingStore } from '../../landings/application/ports/landing-store';
import { type Landing, NO_LANDING } from '../../landings/domain/landing';

/** More are not counted: that is enough to decide on. */
const MAX_COUNTED_LINKS = 10_000;

/** A domain of a group with everything that is set up around it. */
export interface BrandDomainSnapshot {
  readonly domain: BrandDomain;
  /** Registrable domain. */
  readonly root: string;
  /** As the last look found them. */
  readonly records: readonly DnsInstruction[];
  readonly landing: Landing;
  /** Links on it that visitors can open, of whichever group; one more than {@link MAX_COUNTED_LINKS} stands for any more. */
  readonly linkCount: number;
  readonly certificate: CertificateStatus;
  /** Whether certificates are Linklet's to order. */
  readonly hasOwnCertificates: boolean;
  /** Where its records are set; null when that is not known. */
  readonly panel: DnsPanel | null;
}

/** Shows one domain of a group in full. */
@Injectable()
export class BrandDomainDetailsService {
  constructor(
    private readonly looks: DomainLookService,
    private readonly panels: DnsPanelsService,
    private readonly landings: LandingStore,
    private readonly links: LinksOnDomainsService,
    private readonly certificates: CertificatesService,
  ) {}

  async detailsOf(domain: BrandDomain): Promise<BrandDomainSnapshot> {
    const { host, domainId } = domain;
    const [records, landing, linkCount, panel, [certificate = noCertificate(host)]] = await Promise.all([
      this.recordsOf(domain),
      domainId === null ? NO_LANDING : this.landings.landingOf(domainId),
      domainId === null ? 0 : this.links.count(domainId, MAX_COUNTED_LINKS + 1),
      this.panels.panelOf(host),
      this.certificates.statusOf([host]),
    ]);
    const hasOwnCertificates = this.certificates.areOurs;
    return {
      ...{ domain, root: rootOf(host), records, landing, linkCount },
      ...{ panel, certificate, hasOwnCertificates },
    };
  }

  private async recordsOf({
    checkedAt,
    records,
    host,
    token,
  }: BrandDomain): Promise<readonly DnsInstruction[]> {
    if (checkedAt === null) return this.looks.instructionsBefore({ host, token });
    return JSON.parse(records) as DnsInstruction[];
  }
}
