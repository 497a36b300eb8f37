import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { Clock } from '../../../../shared/domain/clock';
import type { Subscription, SubscriptionState } from '../../domain/subscription.entity';
import { ChargeDueService, stepOutcomeOf } from './charge-due.service';
import { paymentCrashPoint } from '../crash-points';
import { runRound, type StepOutcome } from '../gateway-round';
import { SubscriptionStore } from '../ports/subscription-store';
import { RenewalsService } from './renewals.service';
import { SubscriptionsService } from './subscriptions.service';

const MAX_AT_ONCE = 2_000;

/** Subscriptions whose paid period, or whose time to pay, is over. */
@Injectable()
export class DueSubscriptionsService {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly charges: ChargeDueService,
    private readonly subscriptions: SubscriptionsService,
    private readonly renewals: RenewalsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The one of that slot, if it has not ended by now. */
  async liveOf(groupId: number, slot: string): Promise<Subscription | null> {
    const found = await this.store.findLive(groupId, slot);
    if (!found?.isOver(this.clock.now())) return found;
    await this.unitOfWork.runRepeatable(async () => {
      const held = await this.store.hold(found.id);
      if (!held?.isOver(this.clock.now())) return;
      // A member who buys again does not wait for a gateway.
      if (held.awaitsMoney) await this.charges.noteUnknown(held);
      await this.subscriptions.end(held);
    });
    return null;
  }

  /** What it is by now. */
  stateOf(subscription: Subscription): SubscriptionState {
    return subscription.stateAt(this.clock.now());
  }

  async follow(signal: AbortSignal): Promise<void> {
    await runRound(await this.store.due(this.clock.now(), MAX_AT_ONCE), {
      gatewayOf: ({ awaitsMoney, paymentType }) => (awaitsMoney ? paymentType : null),
      step: (due) => this.followOne(due),
      signal,
    });
  }

  private async followOne(due: Subscription): Promise<StepOutcome> {
    // The word of the gateway may have been lost: money that it has taken is never left unused.
    const answer = due.awaitsMoney ? await this.charges.findUnreported(due) : 'known';
    const isKnown = answer === 'known';
    await this.unitOfWork.runRepeatable(async () => {
      const subscription = await this.store.hold(due.id);
      if (!subscription?.dueAt || subscription.dueAt > this.clock.now()) return;
      if (subscription.state !== due.state) return;
      if (!isKnown && subscription.awaitAnswer(this.clock.now())) return this.store.save(subscription);
      await this.goOn(subscription);
      paymentCrashPoint('subscription.passing');
      if (!isKnown && !subscription.isLive) await this.charges.noteUnknown(subscription);
    });
    return stepOutcomeOf(answer);
  }

  private goOn(subscription: Subscription): Promise<void> {
    switch (subscription.state) {
      case 'due':
        return this.renewals.miss(subscription, null);
      case 'pastDue':
        return this.subscriptions.end(subscription);
      default:
        return this.subscriptions.passPeriodEnd(subscription);
    }
  }
}
