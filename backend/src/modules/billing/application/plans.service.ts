import { Injectable } from '@nestjs/common';
import { Groups, NotAGroupMember } from '../../groups';
import { type PlanSnapshot, planNamed } from '../domain/plan-table';

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
}
