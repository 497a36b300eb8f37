import { Injectable } from '@nestjs/common';
import type { Subscription } from '../domain/subscription.entity';
import { Mandates } from './mandates.service';
import { PaymentMails } from './payment-mails.service';
import type { EventOutcome } from './ports/books';
import type { MandateEnded } from './ports/payment-gateway';
import { SubscriptionStore } from './ports/subscription-store';
import { Subscriptions } from './subscriptions.service';

const REASON = 'ended at the gateway';

/** What gateways say of mandates. */
@Injectable()
export class MandateFacts {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly subscriptions: Subscriptions,
    private readonly mandates: Mandates,
    private readonly mails: PaymentMails,
  ) {}

  /** What the gateway calls it, where it says so, which was not known when its first money was found. */
  async learn(number: string, reference: string | null): Promise<void> {
    if (reference !== null && reference !== '') await this.mandates.learn(number, reference);
  }

  /** Its customer, or the gateway, has ended it. Part of the caller's transaction. */
  async end({ number }: MandateEnded): Promise<EventOutcome> {
    const mandate = await this.store.findMandate(number);
    if (!mandate) return { outcome: 'ignored', reason: 'unknown-number' };
    const { subscriptionId, wanted } = mandate;
    mandate.become('terminated');
    await this.store.saveMandate(mandate);
    const subscription =
      subscriptionId === null || wanted === 'terminated' ? null : await this.store.hold(subscriptionId);
    if (subscription) await this.stop(subscription);
    return { outcome: 'applied', reason: null };
  }

  /** What was paid stays; what is past due has its own time to end. */
  private async stop(subscription: Subscription): Promise<void> {
    if (subscription.state === 'due') return this.subscriptions.end(subscription);
    if (subscription.state !== 'active') return;
    await this.subscriptions.cancel(subscription, REASON);
    await this.mails.cancelled(subscription);
  }
}
