import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Suspension } from '../domain/brand-domain.entity';
import { BrandDomainDoesNotExist } from '../domain/brand-domain.errors';
import { BrandDomainChangesService } from './brand-domain-changes.service';
import type { BrandCall } from './brand-domain-edits.service';
import { type DomainInQuestion, domainInQuestion } from './host-holders.service';

/** What a site admin decides about a domain. */
export interface SuspensionInput {
  readonly isSuspended: boolean;
  /** For the log of the group. */
  readonly reason: string;
}

/** A domain about which something was decided. */
export interface DecidedDomain {
  readonly domain: DomainInQuestion;
  /** False where it was so before: nothing was written down. */
  readonly isChanged: boolean;
}

/** Takes domains out of service, as who runs the site. */
@Injectable()
export class SuspendDomainService {
  constructor(
    private readonly changes: BrandDomainChangesService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Takes a domain of whatever group out of service, or lets it serve again, as who runs the site. Throws
   * `BrandDomainDoesNotExist`.
   */
  suspend(call: BrandCall, id: number, { isSuspended, reason }: SuspensionInput): Promise<DecidedDomain> {
    return this.unitOfWork.runRepeatable(async () => {
      let before: Suspension | null = null;
      const decided = await this.changes.apply(id, async (domain, now) => {
        before = domain.suspension;
        if (isSuspended) domain.suspend('site', now);
        else domain.resume('site');
        return Promise.resolve(null);
      });
      if (!decided) throw new BrandDomainDoesNotExist();
      const { groupId, host, suspension } = decided;
      const isChanged = suspension !== before;
      const domain = domainInQuestion(decided);
      if (!isChanged) return { domain, isChanged };
      await this.audit.record({
        action: isSuspended ? 'domains.suspended' : 'domains.resumed',
        outcome: 'done',
        userId: call.member.userId,
        groupId,
        address: call.address,
        details: { domain: host, reason },
      });
      return { domain, isChanged };
    });
  }
}
