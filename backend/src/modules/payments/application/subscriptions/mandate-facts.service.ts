import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/domain/clock';
import { MandateTermsService } from '../mandates/mandate-terms.service';
import { LearnedMandatesService } from '../mandates/learned-mandates.service';
import { LostMandatesService } from './lost-mandates.service';
import type { EventOutcome } from '../ports/event-log';
import type { MandateEnded, Paid, Renewed } from '../ports/payment-gateway';
import { SubscriptionStore } from '../ports/subscription-store';

/** What gateways say of mandates. */
@Injectable()
export class MandateFactsService {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly mandates: LearnedMandatesService,
    private readonly terms: MandateTermsService,
    private readonly lost: LostMandatesService,
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
    const { wanted } = mandate;
    mandate.become('terminated', this.clock.now());
    await this.store.saveMandate(mandate);
    if (wanted !== 'terminated') await this.lost.follow(mandate);
    return { outcome: 'applied', reason: null };
  }
}
