import { Injectable } from '@nestjs/common';
import type { Mandate } from '../../domain/mandate.entity';
import { PaymentMailsService } from '../mails/payment-mails.service';
import { SubscriptionStore } from '../ports/subscription-store';
import { SubscriptionsService } from './subscriptions.service';

const REASON = 'ended at the gateway';

/** What follows for a subscription when its mandate, which was to charge, has ended at the gateway. */
@Injectable()
export class LostMandatesService {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly subscriptions: SubscriptionsService,
    private readonly mails: PaymentMailsService,
  ) {}

  /** Part of the caller's transaction. What was paid stays; what is past due has its own time to end. */
  async follow({ subscriptionId }: Mandate): Promise<void> {
    const subscription = subscriptionId === null ? null : await this.store.hold(subscriptionId);
    if (subscription?.state === 'due') return this.subscriptions.end(subscription);
    if (subscription?.state !== 'active') return;
    await this.subscriptions.cancel(subscription, REASON);
    await this.mails.cancelled(subscription);
  }
}
