import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import type { Subscription } from '../../domain/subscription.entity';
import { NextChargesService } from './next-charges.service';
import { SubscriptionStore } from '../ports/subscription-store';

/** Something that a group has and whose next payment has failed. */
export interface FailedPayment {
  /** What was to be paid, as those who sell it name it. */
  readonly target: string;
  readonly name: string;
  /** When the group loses it unless it is paid. */
  readonly expiredDate: Date;
}

/** What cannot be charged is not worth a banner for months; a new card needs some weeks. */
const SHOWN_BEFORE_MS = 30 * 24 * 3_600_000;

/** What ends unless it is paid: the next period could not be charged, or cannot be. */
@Injectable()
export class FailedRenewalsService {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly charges: NextChargesService,
    private readonly clock: Clock,
  ) {}

  async ofGroup(groupId: number): Promise<FailedPayment[]> {
    const found = await this.store.liveOfGroups([groupId]);
    return (await Promise.all(found.map((subscription) => this.failuresOf(subscription)))).flat();
  }

  async failuresOf(subscription: Subscription): Promise<FailedPayment[]> {
    const { target, item: name, graceEnd: expiredDate } = subscription;
    return (await this.isFailing(subscription)) ? [{ target, name, expiredDate }] : [];
  }

  private async isFailing(subscription: Subscription): Promise<boolean> {
    if (subscription.state === 'pastDue') return true;
    const left = subscription.paidUntil.getTime() - this.clock.now().getTime();
    if (!subscription.renews || left > SHOWN_BEFORE_MS) return false;
    return !(await this.charges.canCharge(subscription));
  }
}
