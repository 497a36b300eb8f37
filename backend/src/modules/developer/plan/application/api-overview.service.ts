import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { VerifiedPeople } from '../../../../shared/verified-people/verified-people';
import { PlansService } from '../../../billing';
import type { DisplayPlan } from '../../../billing/values';
import { DEFAULT_THRESHOLD, quotaOf } from '../domain/api-plan';
import type { NotificationEmail } from '../domain/notification-emails';
import { AdminsOfGroupService, type GroupAdmin } from './admins-of-group.service';
import { type ApiAllowance, ApiPlansService } from './api-plans.service';
import { ApiPlanStore } from './ports/api-plan-store';
import { UsageOfGroupService, type ApiUsageSnapshot } from './usage-of-group.service';

/** What a member sees of the API of their group. */
export interface ApiSnapshot extends ApiUsageSnapshot {
  /** Null while it is not enabled. */
  readonly allowance: ApiAllowance | null;
  readonly isAdmin: boolean;
  /** What the group's plan allows, whether it is enabled or not. */
  readonly quota: number;
  readonly planName: DisplayPlan;
  readonly notifies: boolean;
  readonly threshold: number;
  /** For admins only. */
  readonly emails: readonly NotificationEmail[];
  /** The caller has proven by a telephone that they are a person, or this site verifies none. */
  readonly isVerified: boolean;
  /** Who can help. */
  readonly admins: readonly GroupAdmin[];
}

/** Shows a member the API of their group. */
@Injectable()
export class ApiOverviewService {
  constructor(
    private readonly apiPlans: ApiPlansService,
    private readonly usage: UsageOfGroupService,
    private readonly store: ApiPlanStore,
    private readonly plans: PlansService,
    private readonly admins: AdminsOfGroupService,
    private readonly verified: VerifiedPeople,
  ) {}

  async overviewOf({ userId, groupId, groupLevel }: Member): Promise<ApiSnapshot> {
    const isAdmin = groupLevel === 2;
    const [allowance, plan, admins, isVerified] = await Promise.all([
      this.apiPlans.allowanceOf(groupId),
      this.plans.planOf(groupId),
      this.admins.adminsOf(groupId),
      this.verified.passes(userId),
    ]);
    return {
      allowance,
      isAdmin,
      quota: quotaOf(plan),
      planName: plan.displayPlan,
      ...(allowance ? await this.usage.usageOf(allowance) : { usage: 0, usageByDay: [] }),
      notifies: allowance?.plan.notifies ?? true,
      threshold: allowance?.plan.threshold ?? DEFAULT_THRESHOLD,
      emails: isAdmin ? await this.store.emailsOf(groupId) : [],
      isVerified,
      admins,
    };
  }
}
