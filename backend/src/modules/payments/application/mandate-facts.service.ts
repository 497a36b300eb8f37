import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import type { Subscription } from '../domain/subscription.entity';
import { MandateTerms } from './mandate-terms.service';
import { Mandates } from './mandates.service';
import { PaymentMails } from './payment-mails.service';
import type { EventOutcome } from './ports/books';
import type { MandateEnded, Paid, Renewed } from './ports/payment-gateway';
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
    private readonly terms: MandateTerms,
    private readonly mails: PaymentMails,
    private readonly clock: Clock,
  ) {}

  /** What the gateway calls it, where it says so, which was not known when its first money was found. */
  async learn(number: string, reference: string | null): Promise<void> {
    if (reference !== null && reference !== '') await this.mandates.learn(number, reference);
  }

  /** What a message about the first money says beyond what was known of it. */
  async learnOfFirst(fact: Paid): Promise<void> {
    await this.learn(fact.number, fact.mandate);
    await this.terms.learnOfFirst(fact);
  }

  /** How often it may charge after this, where the charge was used. */
  async learnTerm(fact: Renewed, outcome: EventOutcome): Promise<EventOutcome> {
    if (outcome.outcome === 'applied') await this.terms.learnOfFurther(fact);
    return outcome;
  }

  /** Its customer, or the gateway, has ended it. Part of the caller's transaction. */
  async end({ number }: MandateEnded): Promise<EventOutcome> {
    const mandate = await this.store.findMandate(number);
    if (!mandate) return { outcome: 'ignored', reason: 'unknown-number' };
    const { subscriptionId, wanted } = mandate;
    mandate.become('terminated', this.clock.now());
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
