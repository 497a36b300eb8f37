import { Injectable } from '@nestjs/common';
import { GroupsService, NotAGroupMember } from '../../groups';
import { FeatureMissing, TooFarBack } from '../domain/billing.errors';
import { planAllowing } from '../domain/lifting-plan';
import { isAtLimit } from '../domain/limit-flag';
import { type PlanFeatures, type PlanSnapshot, planNamed } from '../domain/plan-table';

/** How many days analytics reach back, today among them. */
export interface AnalyticsReach {
  readonly days: number;
  /** The smallest plan that shows more; null when none does. */
  readonly liftedBy: string | null;
}

/** Which plan a group has and what it allows. */
@Injectable()
export class PlansService {
  constructor(private readonly groups: GroupsService) {}

  /** Guests and groups that do not exist have the free plan. */
  async planOf(groupId: number): Promise<PlanSnapshot> {
    try {
      const { plan } = await this.groups.settingsOf(groupId);
      return planNamed(plan);
    } catch (error) {
      if (error instanceof NotAGroupMember) return planNamed('free');
      throw error;
    }
  }

  /** Throws `FeatureMissing` unless the group's plan has it. */
  async requireFeature(groupId: number, feature: keyof PlanFeatures): Promise<void> {
    if (!(await this.planOf(groupId)).features[feature]) throw new FeatureMissing(feature);
  }

  async analyticsReachOf(groupId: number): Promise<AnalyticsReach> {
    const { analyticsRangeDays: days } = (await this.planOf(groupId)).limits;
    return { days, liftedBy: planAllowing('analyticsRangeDays', days + 1) };
  }

  /** Throws `TooFarBack` unless this many days are shown. */
  requireReach({ days }: AnalyticsReach, askedDays: number): void {
    if (isAtLimit(days, askedDays - 1)) throw new TooFarBack(days, askedDays);
  }
}
