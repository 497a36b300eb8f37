import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { RateLimits } from '../../../../shared/rate-limit/rate-limits';
import { BrandDomainChecksService, type CheckedDomain } from './brand-domain-checks.service';
import { BrandDomainsService } from './brand-domains.service';

/** Records take minutes to spread: asking more often tells nothing new. */
const PER_DOMAIN = { name: 'domains.check', points: 1, seconds: 60 };
const PER_GROUP = { name: 'domains.check-group', points: 60, seconds: 3_600 };

/** Looks at the records of a domain because an admin asks. */
@Injectable()
export class CheckDomainService {
  constructor(
    private readonly domains: BrandDomainsService,
    private readonly checks: BrandDomainChecksService,
    private readonly limits: RateLimits,
  ) {}

  /** Throws `BrandDomainDoesNotExist`, `RateLimited`. */
  async check(member: Member, id: number): Promise<CheckedDomain> {
    const domain = await this.domains.show(member, id);
    await this.limits.take(PER_DOMAIN, id);
    await this.limits.take(PER_GROUP, member.groupId);
    const look = await this.checks.lookAt(domain);
    return (await this.checks.conclude(id, look)) ?? { domain, look, isTaken: false };
  }
}
