import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { CertificatesService } from '../../certificates/application/certificates.service';
import type { CertificateStatus } from '../../certificates/domain/certificate-status';
import type { BrandDomain } from '../domain/brand-domain.entity';
import { BrandDomainNotReady, CertificatesNotOurs } from '../domain/brand-domain.errors';
import type { BrandCall } from './brand-domain-edits.service';
import { BrandDomainsService } from './brand-domains.service';

/** A new key means a new order, and authorities count these. */
const RESETS = { name: 'domains.reset-certificate', points: 3, seconds: 3_600 };

/** Certificates of a group's domains. */
@Injectable()
export class BrandCertificatesService {
  constructor(
    private readonly domains: BrandDomainsService,
    private readonly certificates: CertificatesService,
    private readonly limits: RateLimits,
  ) {}

  /** Whether they are Linklet's to order; otherwise a proxy in front has its own. */
  get areOurs(): boolean {
    return this.certificates.areOurs;
  }

  /** In the order of the domains; at most a thousand. */
  statusOf(domains: readonly BrandDomain[]): Promise<CertificateStatus[]> {
    return this.certificates.statusOf(domains.map(({ host }) => host));
  }

  /** Throws `BrandDomainDoesNotExist`, for other groups' alike. */
  async show({ member }: BrandCall, id: number): Promise<CertificateStatus> {
    return this.one(await this.domains.show(member, id));
  }

  /** It is to have one, and to keep one. Throws `BrandDomainDoesNotExist`, `BrandDomainNotReady`, `CertificatesNotOurs`. */
  async want(call: BrandCall, id: number): Promise<CertificateStatus> {
    this.requireOurs();
    return this.one(await this.domains.setCertified(call, id, true));
  }

  /** It is revoked, and none follows. Throws as {@link want}. */
  async revoke(call: BrandCall, id: number): Promise<CertificateStatus> {
    this.requireOurs();
    return this.one(await this.domains.setCertified(call, id, false));
  }

  /** Another one with another key follows; at most three times an hour. Throws as {@link want}, and `RateLimited`. */
  async reset(call: BrandCall, id: number): Promise<CertificateStatus> {
    this.requireOurs();
    await this.limits.take(RESETS, id);
    const domain = await this.domains.setCertified(call, id, true);
    await this.certificates.renewKey(domain.host);
    return this.one(domain);
  }

  private async one(domain: BrandDomain): Promise<CertificateStatus> {
    const [status] = await this.statusOf([domain]);
    if (!status) throw new BrandDomainNotReady();
    return status;
  }

  private requireOurs(): void {
    if (!this.areOurs) throw new CertificatesNotOurs();
  }
}
