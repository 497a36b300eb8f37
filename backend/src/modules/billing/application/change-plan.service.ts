import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { type GivenPlanInput, readGivenPlan } from '../domain/given-plan';
import { PlanGrantsService } from './plan-grants.service';

/**
 * Gives groups another plan by hand, in place of what was given by hand before. What a group has beyond a smaller plan's
 * limits stays; nothing is added to it.
 */
@Injectable()
export class ChangePlanService {
  constructor(
    private readonly grants: PlanGrantsService,
    private readonly clock: Clock,
  ) {}

  /** `address`: where the call came from. Throws `InvalidInput`, and when there is no such group. */
  async change({ userId }: Member, groupId: number, input: GivenPlanInput, address: string): Promise<void> {
    const now = this.clock.now();
    const { plan, until, reason } = readGivenPlan(input, now);
    const [source, giver] = ['admin', { userId, address, reason }] as const;
    if (plan === 'free') return this.grants.end({ groupId, source }, giver);
    const grant = { groupId, plan, source, reference: randomUUID(), from: now, until, reason };
    await this.grants.giveInstead(grant, giver);
  }
}
