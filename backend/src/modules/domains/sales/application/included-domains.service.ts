import { Injectable } from '@nestjs/common';
import { domainToASCII } from 'node:url';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { GroupPlansService } from '../../../payments';
import type { BrandCall } from '../../brand/application/brand-domain-edits.service';
import type { BoughtDomain } from '../domain/bought-domain.entity';
import { planTimeOf } from '../domain/included-domain';
import { NoDomainInPlan, NotReserved, PlanDomainUsed } from '../domain/sale.errors';
import { BoughtDomainStore } from './ports/bought-domain-store';

/** The choice of the domain that comes with a group's plan, instead of being paid for. */
@Injectable()
export class IncludedDomainsService {
  constructor(
    private readonly store: BoughtDomainStore,
    private readonly plans: GroupPlansService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Whether the group can have a domain with its plan now. */
  async isOneLeft(groupId: number): Promise<boolean> {
    return (await this.hasPaid(groupId)) && (await this.store.includedIn(groupId)) === null;
  }

  /** Has a reserved domain registered without a payment. Throws `NoDomainInPlan`, `PlanDomainUsed`, `NotReserved`. */
  include({ member, address }: BrandCall, typed: string): Promise<BoughtDomain> {
    const { groupId, userId } = member;
    const host = domainToASCII(typed.trim());
    return this.unitOfWork.runRepeatable(async () => {
      if (!(await this.hasPaid(groupId))) throw new NoDomainInPlan();
      const live = await this.store.findLive(host);
      const domain = live?.groupId === groupId ? await this.store.hold(live.id) : null;
      if (domain?.state !== 'reserved') throw new NotReserved();
      const before = await this.store.includedIn(groupId);
      if (before) throw new PlanDomainUsed(before.host);
      domain.include(this.clock.now());
      // Another admin was faster by a moment.
      if (!(await this.store.include(domain))) throw new PlanDomainUsed(null);
      await this.audit.record({
        action: 'domains.included-in-plan',
        outcome: 'done',
        userId,
        groupId,
        address,
        details: { domain: host },
      });
      return domain;
    });
  }

  /** A group that keeps a plan for some days although its payment has failed gets nothing new with it. */
  private async hasPaid(groupId: number): Promise<boolean> {
    const time = planTimeOf(await this.plans.paidBy(groupId));
    return time !== null && this.clock.now() < time.paidUntil;
  }
}
