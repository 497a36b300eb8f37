import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { asPlainLine } from '../../../../shared/domain/one-line';
import { NoSubscription } from '../../domain/payments.errors';
import type { Subscription } from '../../domain/subscription.entity';
import { paymentCrashPoint } from '../crash-points';
import { DueSubscriptionsService } from './due-subscriptions.service';
import { PaymentMailsService } from '../mails/payment-mails.service';
import { SubscriptionStore } from '../ports/subscription-store';
import { SubscriptionsService } from './subscriptions.service';

interface Cancellation {
  readonly reason: string;
  /** Where the call came from. */
  readonly address: string;
}

interface Change {
  readonly slot: string;
  readonly action: string;
  readonly address: string;
}

/** Lets admins of a group end its subscription, and go on with it until it has ended. */
@Injectable()
export class ChangeSubscriptionService {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly due: DueSubscriptionsService,
    private readonly subscriptions: SubscriptionsService,
    private readonly mails: PaymentMailsService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  cancel(member: Member, slot: string, { reason, address }: Cancellation): Promise<Subscription> {
    return this.change(
      member,
      { slot, action: 'payments.subscription-cancelled', address },
      async (subscription) => {
        await this.subscriptions.cancel(subscription, asPlainLine(reason));
        await this.mails.cancelled(subscription);
      },
    );
  }

  resume(member: Member, slot: string, address: string): Promise<Subscription> {
    return this.change(member, { slot, action: 'payments.subscription-resumed', address }, (subscription) =>
      this.subscriptions.resume(subscription),
    );
  }

  private async change(
    { userId, groupId }: Member,
    { slot, action, address }: Change,
    work: (subscription: Subscription) => Promise<void>,
  ): Promise<Subscription> {
    const changed = await this.unitOfWork.runRepeatable(async () => {
      const live = await this.due.liveOf(groupId, slot);
      const subscription = live && (await this.store.hold(live.id));
      if (!subscription?.isLive) throw new NoSubscription();
      await work(subscription);
      const { item: plan } = subscription;
      await this.audit.record({ action, outcome: 'done', userId, groupId, address, details: { plan } });
      paymentCrashPoint('subscription.changing');
      return subscription;
    });
    paymentCrashPoint('subscription.changed');
    return changed;
  }
}
