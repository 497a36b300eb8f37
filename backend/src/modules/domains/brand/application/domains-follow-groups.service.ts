import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { PlansService } from '../../../billing';
import { GroupMembersService } from '../../../groups';
import { type BrandDomain, type LifecycleNotice, PLAN_GRACE_MS } from '../domain/brand-domain.entity';
import { BrandDomainChangesService } from './brand-domain-changes.service';
import { BrandDomainStore } from './ports/brand-domain-store';

const MAX_AT_ONCE = 200;

/** A group that has ended keeps no host; one whose plan has no brand domains keeps them for a month, out of service. */
@Injectable()
export class DomainsFollowGroupsService {
  constructor(
    private readonly store: BrandDomainStore,
    private readonly changes: BrandDomainChangesService,
    private readonly plans: PlansService,
    private readonly members: GroupMembersService,
    private readonly clock: Clock,
  ) {}

  /** Takes what has become of the group of a domain that is held; returns what people are to be told. */
  async follow(domain: BrandDomain, now: Date): Promise<LifecycleNotice | null> {
    const { groupId } = domain;
    if ((await this.members.membersOf(groupId)).length === 0) {
      domain.release(now);
      return null;
    }
    const { features } = await this.plans.planOf(groupId);
    if (features.brandDomain || domain.isBought) {
      domain.resume('plan');
      return null;
    }
    if (domain.isPlanOver(now)) {
      domain.release(now);
      return 'released';
    }
    if (domain.suspension !== null) return null;
    domain.suspend('plan', now);
    return domain.domainId === null ? null : 'suspended';
  }

  /** The same of all domains of a group that has changed. */
  async followGroup(groupId: number): Promise<void> {
    for (const { id } of await this.store.liveOf(groupId)) await this.followOne(id);
  }

  /** Those whose month without a plan is over, whether or not anybody looks at them. */
  async releaseOverdue(signal: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - PLAN_GRACE_MS);
    for (const id of await this.store.idsSuspendedByPlanBefore(before, MAX_AT_ONCE)) {
      if (signal.aborted) return;
      await this.followOne(id);
    }
  }

  private async followOne(id: number): Promise<void> {
    await this.changes.apply(id, (domain, now) => this.follow(domain, now));
  }
}
