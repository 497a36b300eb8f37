import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { GroupMembersService } from '../../../groups';
import type { Subscription } from '../../domain/subscription.entity';
import { paymentCrashPoint } from '../crash-points';
import { PaymentMailsService } from '../mails/payment-mails.service';
import { DepartedPayers, type PayerDeparture } from '../ports/departed-payers';
import { SubscriptionStore } from '../ports/subscription-store';
import { SubscriptionsService } from './subscriptions.service';

const MAX_AT_ONCE = 100;

/**
 * People are not charged for a group that they have left, nor for one without members. That a person has left is
 * written down in the transaction in which they do; what follows is done by a job, so that it cannot keep them from leaving.
 */
@Injectable()
export class PayersWhoLeaveService {
  constructor(
    private readonly departed: DepartedPayers,
    private readonly store: SubscriptionStore,
    private readonly subscriptions: SubscriptionsService,
    private readonly members: GroupMembersService,
    private readonly mails: PaymentMailsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async follow(signal: AbortSignal): Promise<void> {
    for (const departure of await this.departed.waiting(MAX_AT_ONCE)) {
      if (signal.aborted) return;
      await this.unitOfWork.runRepeatable(async () => {
        await this.stopPaying(departure);
        await this.departed.remove(departure);
        paymentCrashPoint('subscription.passing');
      });
    }
  }

  /** Part of the caller's transaction, in which a person leaves for good, and groups of which they are the only member. */
  async leaveAll(userId: number, endingGroupIds: readonly number[]): Promise<void> {
    for (const { id } of await this.store.liveOfGroups(endingGroupIds)) {
      const subscription = await this.store.hold(id);
      if (subscription?.isLive) await this.subscriptions.end(subscription);
    }
    for (const { id } of await this.store.liveOfPayer(userId)) {
      const subscription = await this.store.hold(id);
      if (subscription) await this.stop(subscription);
    }
  }

  /** Others of the group can pay for the time after the paid period. */
  private async stop(subscription: Subscription): Promise<void> {
    const wasGoingOn = subscription.renews;
    if (!wasGoingOn && subscription.state !== 'cancelled') return;
    // Nor can others go on by the card of a person who had cancelled before.
    await this.subscriptions.stopCharging(subscription);
    if (wasGoingOn) await this.mails.payerLeft(subscription);
  }

  private async stopPaying({ groupId, userId }: PayerDeparture): Promise<void> {
    const members = await this.members.membersOf(groupId);
    // They may have come back meanwhile.
    if (members.some((member) => member.userId === userId)) return;
    for (const { id } of await this.store.liveOfGroups([groupId])) {
      const subscription = await this.store.hold(id);
      if (!subscription?.isLive) continue;
      if (members.length === 0) await this.subscriptions.end(subscription);
      else if (subscription.payerId === userId) await this.stop(subscription);
    }
  }
}
