import { Injectable } from '@nestjs/common';
import { PlanGrantsService } from '../../../billing';
import { DueSubscriptionsService } from '../../application/subscriptions/due-subscriptions.service';
import type { BillingCycle } from '../../domain/billing-cycle';
import { PLAN } from '../domain/plan-target';

/** A plan that counts for a group now, and what has given it. */
export interface LivePlan {
  readonly plan: string;
  readonly source: string;
  /** Null while it was not told when. */
  readonly until: Date | null;
}

/** A plan and how it is paid. */
export interface PaidTerms {
  readonly item: string;
  readonly cycle: BillingCycle;
}

/** The plan that a group pays for. */
export interface PaidPlan extends PaidTerms {
  /** End of the period that was paid last; the plan stays for some days when the next payment fails. */
  readonly paidUntil: Date;
  /** What is charged then; null: nothing, and the plan ends. */
  readonly next: PaidTerms | null;
}

/** The plans of groups: those that count, whether or not they are paid for, and the one that is. */
@Injectable()
export class GroupPlansService {
  constructor(
    private readonly grants: PlanGrantsService,
    private readonly subscriptions: DueSubscriptionsService,
  ) {}

  liveOf(groupId: number): Promise<readonly LivePlan[]> {
    return this.grants.liveOf(groupId);
  }

  /** Null for groups that pay for none; plans that were given are left aside. */
  async paidBy(groupId: number): Promise<PaidPlan | null> {
    const subscription = await this.subscriptions.liveOf(groupId, PLAN);
    if (!subscription) return null;
    const { item, cycle, paidUntil, renews, nextTerms } = subscription;
    return { item, cycle, paidUntil, next: renews ? { item: nextTerms.item, cycle: nextTerms.cycle } : null };
  }
}
