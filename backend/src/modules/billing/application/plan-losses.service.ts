import { Injectable } from '@nestjs/common';
import { lossesOf, type PlanLosses } from '../domain/plan-losses';
import { planNamed } from '../domain/plan-table';
import { Plans } from './plans.service';
import { UsageMeters } from './usage-meters.service';

/** What groups would have no longer with another plan. */
@Injectable()
export class LossesByPlan {
  constructor(
    private readonly plans: Plans,
    private readonly meters: UsageMeters,
  ) {}

  async lossesOf(groupId: number, plan: string): Promise<PlanLosses> {
    const { used } = await this.meters.usageOf(groupId);
    return lossesOf({ from: await this.plans.planOf(groupId), to: planNamed(plan) }, used);
  }
}
