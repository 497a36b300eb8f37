import { Injectable } from '@nestjs/common';
import { Groups, NotAGroupMember } from '../../groups';
import { FeatureMissing } from '../domain/billing.errors';
import { type PlanFeatures, type PlanSnapshot, planNamed } from '../domain/plan-table';

/** Which plan a group has and what it allows. */
@Injectable()
export class Plans {
  constructor(private readonly groups: Groups) {}

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
}
