import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import type { CurrentPlan } from '../domain/plan-table';
import { PlanGrants } from './plan-grants.service';

/**
 * Gives groups another plan by hand, in place of what was given by hand before. What a group has beyond a smaller plan's
 * limits stays; nothing is added to it.
 */
@Injectable()
export class ChangePlan {
  constructor(
    private readonly grants: PlanGrants,
    private readonly clock: Clock,
  ) {}

  /** `address`: where the call came from. Throws when there is no such group. */
  async change({ userId }: Member, groupId: number, plan: CurrentPlan, address: string): Promise<void> {
    const [source, giver] = ['admin', { userId, address }] as const;
    if (plan === 'free') return this.grants.end({ groupId, source }, giver);
    const grant = { groupId, plan, source, reference: randomUUID(), from: this.clock.now(), until: null };
    await this.grants.giveInstead(grant, giver);
  }
}
