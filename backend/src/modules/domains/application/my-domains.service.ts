import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import type { Member } from '../../../shared/domain/actor';
import { BrandDomainsService } from '../brand/application/brand-domains.service';
import type { BrandDomain } from '../brand/domain/brand-domain.entity';
import { CertificatesService } from '../certificates/application/certificates.service';
import type { CertificateStatus } from '../certificates/domain/certificate-status';
import { OwnSubdomainService, type OwnSubdomainSnapshot } from './own-subdomain.service';
import { type ShortDomain, ShortDomainsService } from './short-domains.service';

/** A domain of the group and its certificate. */
export interface CertifiedDomain {
  readonly domain: BrandDomain;
  readonly certificate: CertificateStatus | null;
}

/** What a person has, or their group. */
export interface MyDomainsSnapshot {
  readonly brands: readonly CertifiedDomain[];
  readonly own: OwnSubdomainSnapshot | null;
  /** Where their new links stand unless they say otherwise. */
  readonly byDefault: ShortDomain;
  /** Whether certificates are Linklet's to order. */
  readonly hasOwnCertificates: boolean;
}

/** Where a person's new links can stand. */
export interface DomainChoicesSnapshot {
  /** The shared one first. */
  readonly choices: readonly ShortDomain[];
  readonly byDefault: ShortDomain;
  /** Those of the group, whether or not they take links. */
  readonly brands: readonly BrandDomain[];
}

/** The domains of a member in the group acted in: the shared one, their subdomain and the group's own. */
@Injectable()
export class MyDomainsService {
  constructor(
    private readonly domains: ShortDomainsService,
    private readonly brands: BrandDomainsService,
    private readonly certificates: CertificatesService,
    private readonly own: OwnSubdomainService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async listOf(member: Member): Promise<MyDomainsSnapshot> {
    const brands = await this.brands.listOf(member);
    const [own, byDefault, certificates] = await Promise.all([
      this.own.subdomainOf(member),
      this.defaultOf(member),
      this.certificates.statusOf(brands.map(({ host }) => host)),
    ]);
    const certified = brands.map((domain, index) => ({ domain, certificate: certificates[index] ?? null }));
    return { brands: certified, own, byDefault, hasOwnCertificates: this.certificates.areOurs };
  }

  async choicesOf(member: Member): Promise<DomainChoicesSnapshot> {
    const [choices, byDefault, brands] = await Promise.all([
      this.domains.choicesOf(member),
      this.defaultOf(member),
      this.brands.listOf(member),
    ]);
    return { choices, byDefault, brands };
  }

  /** New links of the member stand there, in this group. Throws `DomainUnknown`. */
  async choose(member: Member, host: string): Promise<DomainChoicesSnapshot> {
    await this.unitOfWork.run(() => this.domains.setDefault(member, host));
    return this.choicesOf(member);
  }

  async defaultOf(member: Member): Promise<ShortDomain> {
    return this.domains.domainWith(await this.domains.defaultIdOf(member));
  }
}
