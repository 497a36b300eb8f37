import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import { GroupPlansService } from '../../../payments';
import type { BoughtDomain } from '../domain/bought-domain.entity';
import { planTimeOf } from '../domain/included-domain';
import { BoughtClaimsService } from './bought-claims.service';
import { BoughtDomainMailsService } from './bought-domain-mails.service';
import { BoughtDomainStore } from './ports/bought-domain-store';

/** Looks after plans for the domains that come with them. */
@Injectable()
export class FollowPlansService {
  constructor(
    private readonly store: BoughtDomainStore,
    private readonly plans: GroupPlansService,
    private readonly claims: BoughtClaimsService,
    private readonly mails: BoughtDomainMailsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Another year where the plan was paid for another one. Without such a plan the domain has to be paid for, and is not registered
   * before that. Resolves with what has become of it.
   */
  follow(id: number): Promise<BoughtDomain | null> {
    return this.unitOfWork.runRepeatable(async () => {
      const now = this.clock.now();
      const domain = await this.store.hold(id);
      if (!domain?.isIncluded) return domain;
      const time = planTimeOf(await this.plans.paidBy(domain.groupId));
      if (time === null) domain.leavePlan(now);
      else if (!domain.isWithRegistrar) domain.followPlan(time, now);
      await this.store.save(domain);
      if (domain.state === 'recoverable') await this.mails.recoverable(domain);
      if (domain.state === 'lapsed') await this.claims.closeUnannounced(domain);
      return domain;
    });
  }
}
