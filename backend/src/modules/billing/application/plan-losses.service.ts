import { Injectable } from '@nestjs/common';
import { lossesOf, type PlanLosses } from '../domain/plan-losses';
import { planNamed } from '../domain/plan-table';
import { PlansService } from './plans.service';
import { UsageMetersService } from './usage-meters.service';

/** What groups would have no longer with another plan. */
@Injectable()
export class PlanLossesService {
  constructor(
    private readonly plans: PlansService,
    private readonly meters: UsageMetersService,
  ) {}

  async lossesOf(groupId: number, plan: string): Promise<PlanLosses> {
    const { used } = await this.meters.usageOf(groupId);
    return lossesOf({ from: await this.plans.planOf(groupId), to: planNamed(plan) }, used);
  }
}
